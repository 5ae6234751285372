import { afterAll, vi } from "vitest";

/** Each test here does many sign-ins with real SRP, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

export type ConformanceStep = <T>(name: string, run: () => Promise<T> | T) => Promise<T>;

/** Counts the steps of a conformance test, names the one that failed, and prints the score at the end. */
export const countSteps = (client: string): ConformanceStep => {
  let begun = 0;
  let passed = 0;
  afterAll(() => console.info(`Cognito stand-in, driven by ${client}: ${passed} of ${begun} steps passed`));
  return async (name, run) => {
    begun += 1;
    try {
      const result = await run();
      passed += 1;
      return result;
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
};
