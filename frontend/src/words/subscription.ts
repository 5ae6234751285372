import type { Billing } from "#domain/api/billing.ts";
import type { SubscriptionStatus } from "#domain/api/subscription.ts";
import { formatDay } from "./format.ts";

export const subscriptionWords = {
  title: "Subscription",
  plan: "Plan",
  status: "Status",
  paid: "Paid",
  intervals: { monthly: "by the month", yearly: "by the year" },
  plays: "Plays",
  limit: (limit: number | null) => (limit === null ? "As many as you like" : `Up to ${limit}`),
  plans: "Plans",
  manage: "Manage subscription",
  manageAside: "Change the plan or the card, cancel or resume, and read your invoices: on Stripe's own page.",
  manageEnded: "Your invoices are on Stripe's own page.",
  managing: "Opening the page …",
  given: "This plan was given to you free of charge. To change or extend it, ask the people who run Ghostlight.",
  givenContact: "Ask about your plan",
  unknown: {
    title: "We couldn't read your plan",
    text: "Ghostlight didn't answer, so your plan can't be shown. Try again in a moment.",
    again: "Try again",
    trying: "Trying again …",
  },
  billingFailed: "We couldn't load how you pay.",
  problem: "That did not work",
  wanted: {
    feedback: {
      title: "Feedback comes with a paid plan",
      text: (plan: string) => `Collecting feedback on a play, and its page with all of it, opens with ${plan}.`,
    },
  },
  back: "Back to your plays",
  waiting: {
    title: "Opening your plan …",
    text: "Your payment went through. This takes a few seconds.",
  },
  open: {
    title: "Your plan is open",
    text: (plan: string) => `Thank you. ${plan} is yours from now on.`,
  },
  late: {
    title: "This takes longer than usual",
    text: "The payment page says that you have paid, but Ghostlight has not heard of it yet. You will not be charged twice, and nothing is lost. Look again in a few minutes; if it does not open then, write to us.",
    again: "Look again",
    contact: "Write to us",
  },
  left: "You left the payment page, and nothing was charged.",
  goOn: { plays: "Go on to your plays", feedback: "Go on to the feedback", writing: "Go on writing" },
} as const;

/** How a subscription stands, in one sentence: Stripe's own word for it, explained. Days are the server's. */
export function standingWords(status: SubscriptionStatus, billing: Billing | undefined, now: Date): string {
  const { subscription_status: word, subscription_end: end } = status;
  if (word === null) return "Free: nothing to pay, and no card is kept.";
  const day = end ? formatDay(end, now) : "its end";
  const say = Object.hasOwn(explained, word) ? explained[word] : undefined;
  if (say) return say({ day, billing, isOpen: status.subscribed, now });
  return `Stripe calls it “${word}”, which we do not know. If you have paid, please write to us.`;
}

interface Case {
  readonly day: string;
  readonly billing: Billing | undefined;
  readonly isOpen: boolean;
  readonly now: Date;
}

const explained: Readonly<Record<string, (standing: Case) => string>> = {
  active: ({ day, billing }) => {
    if (!billing) return `Active: paid until ${day}.`;
    if (billing.endsAtPeriodEnd)
      return `Canceled: it stays open until ${day}, then it ends. Until then you can resume it.`;
    return billing.isGiven ? `Active until ${day}.` : `Active: it renews on ${day}.`;
  },
  trialing: ({ day, billing }) =>
    billing?.endsAtPeriodEnd
      ? `Canceled: the trial stays open until ${day}, then it ends and nothing is charged.`
      : `On trial until ${day}: then the first payment is taken.`,
  past_due: ({ billing, isOpen, now }) => {
    const grace = billing?.graceEndsAt ? formatDay(billing.graceEndsAt, now) : undefined;
    if (isOpen)
      return `Payment late: your card was declined. It stays open${grace ? ` until ${grace}` : ""} while the card is tried again.`;
    return "Payment late: closed until it is paid. Another card opens it at once.";
  },
  unpaid: () => "Unpaid: the card was declined too often, so it is closed. Another card opens it again.",
  paused: () => "Paused: closed until it is resumed.",
  canceled: ({ day }) => `Ended on ${day}. All your plays are still yours to open, edit and export.`,
  incomplete: () => "Not begun: the first payment did not go through.",
  incomplete_expired: () => "Not begun: the first payment did not go through in time.",
};
