import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareOptions } from "#domain/sharing/share.ts";
import type { Feature } from "#domain/subscription/plans.ts";
import { assertPlanIncludes } from "#lambdas/shared/assertPlanIncludes.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** The options of a link that only some plans include. */
export interface PaidLinkOptions extends Pick<ShareOptions, "isBlind" | "takesFeedback" | "endsAt"> {
  readonly hasPassword: boolean;
}

const noOptions: PaidLinkOptions = { isBlind: false, takesFeedback: false, endsAt: null, hasPassword: false };

/** Refuses options that the author's plan doesn't include. Options that the link already has may stay on any plan. */
export async function assertPlanAllowsLink(
  table: Table,
  author: UserId,
  offered: PaidLinkOptions,
  now: Date,
  before = noOptions,
): Promise<void> {
  await assertPlanIncludes(table, author, featuresOf(offered, before), now);
}

function featuresOf(offered: PaidLinkOptions, before: PaidLinkOptions): readonly Feature[] {
  const features: Feature[] = [];
  if (offered.isBlind && !before.isBlind) features.push("blindReading");
  if (offered.hasPassword && !before.hasPassword) features.push("linkPasswords");
  if (offered.endsAt !== null && offered.endsAt !== before.endsAt) features.push("linkEndDates");
  if (offered.takesFeedback && !before.takesFeedback) features.push("feedback");
  return features;
}

/** Refuses an end date in the past. A link that should end at once is revoked. */
export function assertInFuture(endsAt: string | null, now: Date): void {
  if (endsAt === null || Date.parse(endsAt) > now.getTime()) return;
  throw new Refused("invalid", "That date is in the past. To stop a link right away, turn it off.", {
    fields: { endsAt: "This date is in the past." },
  });
}
