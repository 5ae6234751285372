import type { Billing } from "#domain/api/billing.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { formatDay } from "./format.ts";
import { statusSentences } from "./subscription.yaml";

/** Describes the status of a subscription in a sentence or two. Dates are the server's. */
export function subscriptionStatusSentence(
  status: SubscriptionStatus,
  billing: Billing | undefined,
  now: Date,
): string {
  const { subscription_status: word, subscription_end: end } = status;
  if (word === null) return statusSentences.free;
  const day = end ? formatDay(end, now) : "periodEnd";
  const say = Object.hasOwn(explained, word) ? explained[word] : undefined;
  return say ? say({ day, billing, isOpen: status.subscribed, now }) : statusSentences.unknown({ status: word });
}

interface Case {
  /** The day as text, or `periodEnd` if it isn't known. */
  readonly day: string;
  readonly billing: Billing | undefined;
  readonly isOpen: boolean;
  readonly now: Date;
}

const explained: Readonly<Record<string, (standing: Case) => string>> = {
  active: ({ day, billing }) => {
    if (!billing) return statusSentences.paidThrough({ day });
    if (billing.endsAtPeriodEnd) return statusSentences.endsAtPeriodEnd({ day });
    return billing.isGiven ? statusSentences.activeUntil({ day }) : statusSentences.renews({ day });
  },
  trialing: ({ day, billing }) =>
    billing?.endsAtPeriodEnd ? statusSentences.trialCanceled({ day }) : statusSentences.trial({ day }),
  past_due: ({ billing, isOpen, now }) => {
    if (!isOpen) return statusSentences.lateAndClosed;
    const grace = billing?.graceEndsAt;
    return grace ? statusSentences.lateUntil({ day: formatDay(grace, now) }) : statusSentences.late;
  },
  unpaid: () => statusSentences.unpaid,
  paused: () => statusSentences.paused,
  canceled: ({ day }) => statusSentences.ended({ day }),
  incomplete: () => statusSentences.incomplete,
  incomplete_expired: () => statusSentences.incompleteExpired,
};
