import { Refused } from "#domain/refused.ts";

/** Waits before the second, third and fourth try. */
const waitsMs = [1_000, 2_000, 4_000];

/** Tries again what a bad line or a busy server refused; any other refusal holds at once. */
export async function withRetries<T>(run: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (const ms of waitsMs) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(ms);
    }
  }
  return run();
}

const isPassing = (error: unknown): boolean =>
  error instanceof Refused && (error.reason === "unavailable" || error.reason === "too-many");
