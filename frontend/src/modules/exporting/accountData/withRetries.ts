import { Refused } from "#domain/refused.ts";
import { backoff } from "#frontend/platform/backoff.ts";

const attempts = 4;
const firstMs = 1_000;

/** Retries when the connection failed or the server was busy; any other refusal is thrown at once. */
export async function withRetries<T>(run: () => Promise<T>, wait: (ms: number) => Promise<void>): Promise<T> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isTemporary(error)) throw error;
      await wait(backoff(attempt, { firstMs }));
    }
  }
  return run();
}

const isTemporary = (error: unknown): boolean =>
  error instanceof Refused && (error.reason === "unavailable" || error.reason === "too-many");
