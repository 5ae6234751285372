import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import { maxPartBytes } from "#lambdas/stores/parts.ts";
import { countWithinLimit, type RateLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import type { OpenedLink } from "./openLink.ts";

/** What a reader's request has counted once, and a larger play counts again for each further part. */
export interface PartCounting {
  readonly table: Table;
  readonly rate: RateLimit;
  readonly now: Date;
}

/** How many parts hold what the link shows, without the updates since the last snapshot. */
export const partsOf = ({ share, head }: OpenedLink): number =>
  (share.isLive ? head.snapshot?.parts : share.projection?.parts) ?? 1;

/** Counts the parts after the first one before they're read. Nearly every play has only one. */
export async function countMoreParts({ table, rate, now }: PartCounting, parts: number): Promise<void> {
  if (parts > 1) await assertWithinRate(table, { ...rate, amount: parts - 1 }, now);
}

/** Counts large updates after they were read, even past the limit: the next request is refused then. */
export async function noteLoggedParts({ table, rate, now }: PartCounting, loggedBytes: number): Promise<void> {
  const amount = Math.floor(loggedBytes / maxPartBytes);
  if (amount > 0) await countWithinLimit(table, { ...rate, limit: Number.MAX_SAFE_INTEGER, amount }, now);
}
