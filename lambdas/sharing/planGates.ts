import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareOptions } from "#domain/sharing/share.ts";
import type { Feature } from "#domain/subscription/plans.ts";
import { assertPlanIncludes } from "#lambdas/shared/planGate.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** What of a link is part of a plan. */
export interface PaidLinkOptions extends Pick<ShareOptions, "isBlind" | "takesFeedback" | "endsAt"> {
  readonly hasPassword: boolean;
}

const nothingOffered: PaidLinkOptions = { isBlind: false, takesFeedback: false, endsAt: null, hasPassword: false };

/** Refuses what the author's plan does not open. What the link has already stays as it is, whatever the plan is now. */
export async function assertPlanAllowsLink(
  table: Table,
  author: UserId,
  offered: PaidLinkOptions,
  now: Date,
  before = nothingOffered,
): Promise<void> {
  await assertPlanIncludes(table, author, featuresOf(offered, before), now);
}

function featuresOf(offered: PaidLinkOptions, before: PaidLinkOptions): readonly Feature[] {
  const wanted: Feature[] = [];
  if (offered.isBlind && !before.isBlind) wanted.push("blindReading");
  if (offered.hasPassword && !before.hasPassword) wanted.push("linkPasswords");
  if (offered.endsAt !== null && offered.endsAt !== before.endsAt) wanted.push("linkEndDates");
  if (offered.takesFeedback && !before.takesFeedback) wanted.push("feedback");
  return wanted;
}

/** Who wants a link to end at once revokes it. */
export function assertInFuture(endsAt: string | null, now: Date): void {
  if (endsAt === null || Date.parse(endsAt) > now.getTime()) return;
  throw new Refused("invalid", "That date is in the past. To stop a link right away, turn it off.", {
    fields: { endsAt: "This date is in the past." },
  });
}
