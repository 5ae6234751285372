import { Refused } from "#domain/refused.ts";
import { countWithinLimit, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface TooMany {
  /** The message for a person, given how long to wait, e.g. `15 minutes`. */
  readonly detail?: (wait: string) => string;
  readonly code?: string;
}

/** Counts one more. Refuses it above the limit, with the seconds until the next window as `Retry-After`. */
export async function assertWithinRate(
  table: Table,
  rate: RateLimit,
  now: Date,
  { detail = (wait) => `Too many requests. Try again in ${wait}.`, code }: TooMany = {},
): Promise<void> {
  const { allowed, retryAfterSeconds } = await countWithinLimit(table, rate, now);
  if (allowed) return;
  throw new Refused("too-many", detail(inMinutes(retryAfterSeconds)), { retryAfterSeconds, ...(code && { code }) });
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
