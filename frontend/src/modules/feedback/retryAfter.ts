import { minuteMs, secondMs } from "#domain/time.ts";
import { backoff } from "#frontend/platform/backoff.ts";

/** Returns the milliseconds to wait before the next attempt, after this many failures in a row. */
export const retryAfter = (failures: number): number =>
  backoff(failures, { firstMs: 2 * secondMs, longestMs: minuteMs });
