import { feedbackClosed } from "#domain/api/shared.ts";
import { Refused } from "#domain/refused.ts";
import type { Share } from "#domain/sharing/share.ts";
import { mayUse } from "#domain/subscription/plans.ts";
import { findTier } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Refuses readers if the link doesn't accept feedback, or its author's plan currently doesn't include it. */
export async function assertTakesFeedback(
  table: Table,
  { takesFeedback, owner }: Pick<Share, "takesFeedback" | "owner">,
  now: Date,
): Promise<void> {
  if (takesFeedback && mayUse(await findTier(table, owner, now), "feedback")) return;
  throw new Refused("not-allowed", "This play isn't accepting comments right now. Your text is saved on this device.", {
    code: feedbackClosed,
  });
}
