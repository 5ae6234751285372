import { feedbackClosed } from "#domain/api/shared.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Share } from "#domain/sharing/share.ts";
import { assertMayUse, type Feature, mayUse, tierOf } from "#domain/subscription/plans.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Refuses an author whose plan does not open it. */
export async function assertPlanAllows(table: Table, userId: UserId, feature: Feature, now: Date): Promise<void> {
  assertMayUse(tierOf(await findSubscription(table, userId), now), feature);
}

/** Refuses readers where the link takes no feedback, or its author's plan does not at present. */
export async function assertTakesFeedback(
  table: Table,
  { takesFeedback, owner }: Pick<Share, "takesFeedback" | "owner">,
  now: Date,
): Promise<void> {
  if (takesFeedback && mayUse(tierOf(await findSubscription(table, owner), now), "feedback")) return;
  throw new Refused("not-allowed", "This play isn't accepting comments right now. Your text is saved on this device.", {
    code: feedbackClosed,
  });
}
