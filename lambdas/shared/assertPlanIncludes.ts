import type { UserId } from "#domain/play/play.ts";
import { assertMayUse, type Feature } from "#domain/subscription/plans.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Refuses features that this person's plan doesn't include. A contract names a feature that its route always requires;
 * handlers call this only if the request's body decides.
 */
export async function assertPlanIncludes(
  table: Table,
  userId: UserId,
  features: readonly Feature[],
  now: Date,
): Promise<void> {
  if (features.length === 0) return;
  const tier = await findTier(table, userId, now);
  for (const feature of features) assertMayUse(tier, feature);
}
