import { Refused } from "#domain/refused.ts";

/** Waits before the second, third and fourth attempt. */
const retryDelaysMs = [1_000, 2_000, 4_000];

/** Retries when the connection failed or the server was busy; any other refusal is thrown at once. */
export async function withRetries<T>(run: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (const ms of retryDelaysMs) {
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await wait(ms);
    }
  }
  return run();
}

const isTemporary = (error: unknown): boolean =>
  error instanceof Refused && (error.reason === "unavailable" || error.reason === "too-many");
