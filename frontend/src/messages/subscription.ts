import type { Billing } from "#domain/api/billing.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { formatDay, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

export const subscriptionWords = translated("subscriptionWords", {
  title: "Subscription",
  plan: "Plan",
  status: "Status",
  paid: "Billing",
  intervals: { monthly: "Monthly", yearly: "Yearly" },
  plays: "Plays",
  limit: (limit: number | null) => (limit === null ? "Unlimited" : `Up to ${formatNumber(limit)}`),
  plans: "Plans",
  manage: "Manage subscription",
  manageAside: "Change your plan or card, cancel or resume, and read your invoices on Stripe's page.",
  manageEnded: "Your invoices are on Stripe's page.",
  managing: "Opening the page…",
  given: "You received this plan for free. To change or extend it, contact us.",
  givenContact: "Ask about your plan",
  unknown: {
    title: "We couldn't load your plan",
    text: "Our server didn't respond. Try again in a moment.",
    again: "Try again",
    trying: "Trying again…",
  },
  billingFailed: "We couldn't load your payment details.",
  problem: "That didn't work",
  wanted: {
    feedback: {
      title: "Feedback comes with a paid plan",
      text: (plan: string) =>
        `To collect readers' comments on a play and see them all on one page, upgrade to ${plan}.`,
    },
  },
  back: "Back to your plays",
  waiting: {
    title: "Setting up your plan…",
    text: "Your payment went through. This takes a few seconds.",
  },
  open: {
    title: "Your plan is active",
    text: (plan: string) => `Thank you. You're now on the ${plan} plan.`,
    news: "New in your plan:",
  },
  late: {
    title: "This is taking longer than usual",
    text: "Stripe reports that you've paid, but Ghostlight hasn't received the confirmation yet. You won't be charged twice. Check again in a few minutes. If your plan still isn't active, contact us.",
    again: "Check again",
    contact: "Contact us",
  },
  left: "You left the payment page. You haven't been charged.",
  goOn: { plays: "Go to your plays", feedback: "Go to feedback", writing: "Keep writing" },
});

/** What people read whose plan is closed until a payment succeeds. */
export const onHoldWords = translated("onHoldWords", {
  locked: "Your plan is on hold because a payment failed.",
  update: "Update your card",
  feedbackTitle: "Your plan is on hold",
  feedback: "Your readers' comments are kept. To see them again, update your card under Manage subscription.",
});

/** Describes the status of a subscription in a sentence or two. Dates are the server's. */
export function subscriptionStatusSentence(
  status: SubscriptionStatus,
  billing: Billing | undefined,
  now: Date,
): string {
  const { subscription_status: word, subscription_end: end } = status;
  if (word === null) return statusSentences.free;
  const day = end ? formatDay(end, now) : statusSentences.periodEnd;
  const say = Object.hasOwn(explained, word) ? explained[word] : undefined;
  return say ? say({ day, billing, isOpen: status.subscribed, now }) : statusSentences.unknown(word);
}

export const statusSentences = translated("statusSentences", {
  free: "Free. There's nothing to pay, and we don't have a card on file.",
  periodEnd: "the end of the period",
  unknown: (status: string) =>
    `Stripe reports the status “${status}”, which we don't recognize. If you've paid, contact us.`,
  paidThrough: (day: string) => `Active. Paid through ${day}.`,
  endsAtPeriodEnd: (day: string) => `Canceled. Your plan ends on ${day}. You can resume it until then.`,
  activeUntil: (day: string) => `Active until ${day}.`,
  renews: (day: string) => `Active. Renews on ${day}.`,
  trialCanceled: (day: string) => `Canceled. Your trial ends on ${day}, and you won't be charged.`,
  trial: (day: string) => `Your trial ends on ${day}. You'll be charged for the first time then.`,
  late: "Payment late. Your card was declined. You keep your plan while we retry it.",
  lateUntil: (day: string) =>
    `Payment late. Your card was declined. You keep your plan until ${day} while we retry it.`,
  lateAndClosed: "Payment late. Your plan is on hold. To reactivate it right away, add another card.",
  unpaid: "Unpaid. Your card was declined too many times, so your plan is on hold. To reactivate it, add another card.",
  paused: "Paused. Resume your subscription to use your plan again.",
  ended: (day: string) => `Ended on ${day}. You can still open, edit, and export all of your plays.`,
  incomplete: "Not started. The first payment didn't go through.",
  incompleteExpired: "Not started. The first payment didn't go through in time.",
});

interface Case {
  readonly day: string;
  readonly billing: Billing | undefined;
  readonly isOpen: boolean;
  readonly now: Date;
}

const explained: Readonly<Record<string, (standing: Case) => string>> = {
  active: ({ day, billing }) => {
    if (!billing) return statusSentences.paidThrough(day);
    if (billing.endsAtPeriodEnd) return statusSentences.endsAtPeriodEnd(day);
    return billing.isGiven ? statusSentences.activeUntil(day) : statusSentences.renews(day);
  },
  trialing: ({ day, billing }) =>
    billing?.endsAtPeriodEnd ? statusSentences.trialCanceled(day) : statusSentences.trial(day),
  past_due: ({ billing, isOpen, now }) => {
    if (!isOpen) return statusSentences.lateAndClosed;
    const grace = billing?.graceEndsAt;
    return grace ? statusSentences.lateUntil(formatDay(grace, now)) : statusSentences.late;
  },
  unpaid: () => statusSentences.unpaid,
  paused: () => statusSentences.paused,
  canceled: ({ day }) => statusSentences.ended(day),
  incomplete: () => statusSentences.incomplete,
  incomplete_expired: () => statusSentences.incompleteExpired,
};
