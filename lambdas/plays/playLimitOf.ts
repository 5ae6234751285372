import type { UserId } from "#domain/play/play.ts";
import { plans } from "#domain/subscription/plans.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Returns the maximum number of plays outside the bin that this person may have now; null means no limit. */
export async function playLimitOf(table: Table, userId: UserId, now: Date): Promise<number | null> {
  return plans[await findTier(table, userId, now)].playLimit;
}
