import { Refused } from "../refused.ts";

/** What some plans open and others do not, by the names that people read. */
export const featureNames = {
  feedback: "Collecting feedback",
  guidedQuestions: "Guided questions to readers",
  blindReading: "Blind-reading links",
  linkPasswords: "Passwords on links",
  linkEndDates: "End dates on links",
  feedbackCsv: "Feedback as a CSV file",
} as const;
export type Feature = keyof typeof featureNames;

const everyFeature = Object.keys(featureNames) as readonly Feature[];

/** The tiers that can be bought, and the free one. Prices in USD. Only what works is listed: nothing else may be sold. */
export const plans = {
  free: { name: "Free", monthly: 0, yearly: 0, playLimit: 3, features: [] },
  writer: { name: "Writer", monthly: 8, yearly: 72, playLimit: null, features: ["feedback"] },
  company: { name: "Company", monthly: 18, yearly: 162, playLimit: null, features: everyFeature },
} as const satisfies Record<string, Plan>;

export type Tier = keyof typeof plans;

/** What can be bought. */
export const paidTiers = ["writer", "company"] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

export const billingIntervals = ["monthly", "yearly"] as const satisfies readonly (keyof Plan)[];
export type BillingInterval = (typeof billingIntervals)[number];

interface Plan {
  readonly name: string;
  readonly monthly: number;
  readonly yearly: number;
  /** The greatest number of plays outside the bin; null is no limit. */
  readonly playLimit: number | null;
  readonly features: readonly Feature[];
}

/** A subscription as it is stored: Stripe's own words for the status. */
export interface Subscription {
  readonly tier: PaidTier;
  readonly status: string;
  /** ISO 8601; the end of the period that is paid for. */
  readonly end: string;
  readonly interval?: BillingInterval | undefined;
  /** ISO 8601; since when the invoice is open that made it `past_due`. */
  readonly pastDueSince?: string | undefined;
  /** Canceled, but paid for until then. */
  readonly endsAtPeriodEnd?: boolean | undefined;
}

/** Days that a past-due subscription stays open while the card is tried again. */
export const graceDays = 7;

const dayMs = 86_400_000;

/** What is sold: a plan that gives no more than a cheaper one does is not, though there is a price for it. */
export const soldTiers: readonly PaidTier[] = paidTiers.filter((tier, n) =>
  [plans.free, ...paidTiers.slice(0, n).map((each) => plans[each])].every((cheaper) => givesMore(plans[tier], cheaper)),
);

function givesMore(one: Plan, other: Plan): boolean {
  const holdsMore = other.playLimit !== null && (one.playLimit === null || one.playLimit > other.playLimit);
  return holdsMore || one.features.some((feature) => !other.features.includes(feature));
}

export function mayUse(tier: Tier, feature: Feature): boolean {
  const { features }: Plan = plans[tier];
  return features.includes(feature);
}

/** The cheapest plan with this feature. */
export const planWith = (feature: Feature): PaidTier => paidTiers.find((tier) => mayUse(tier, feature)) ?? "company";

/** The stable code of the refusal that names the plan to choose, e.g. `needs-company`. */
export const codeOfPlan = (tier: PaidTier) => `needs-${tier}` as const;

/** Refuses what the plan does not open, with the code and the name of the one that does. */
export function assertMayUse(tier: Tier, feature: Feature): void {
  if (mayUse(tier, feature)) return;
  const wanted = planWith(feature);
  throw new Refused("needs-subscription", `${featureNames[feature]}: included in the ${plans[wanted].name} plan.`, {
    code: codeOfPlan(wanted),
  });
}

/** The cheapest plan that holds as many plays as one likes, by name: what to choose where another has no room. */
export const roomyPlan: string =
  soldTiers.map((tier) => plans[tier]).find(({ playLimit }) => playLimit === null)?.name ?? "a larger plan";

/** What a year by the year costs less than twelve months. */
export const yearlySaving = ({ monthly, yearly }: Pick<Plan, "monthly" | "yearly">): number => 12 * monthly - yearly;

/** Whether this subscription opens what is paid for. An unknown status does not. */
export function isSubscribed(subscription: Subscription | undefined, now: Date): boolean {
  if (!subscription) return false;
  if (subscription.status === "active" || subscription.status === "trialing") return true;
  if (subscription.status !== "past_due") return false;
  return now.getTime() < graceEndOf(subscription).getTime();
}

/** Until when a past-due subscription stays open. */
export const graceEndOf = ({ pastDueSince, end }: Pick<Subscription, "pastDueSince" | "end">): Date =>
  new Date(Date.parse(pastDueSince ?? end) + graceDays * dayMs);

/** When what it opens closes by the clock alone, with no word from Stripe; undefined is never. */
export const closesAt = (subscription: Subscription | undefined, now: Date): Date | undefined =>
  subscription?.status === "past_due" && isSubscribed(subscription, now) ? graceEndOf(subscription) : undefined;

/** The tier whose limits hold for this person now. */
export const tierOf = (subscription: Subscription | undefined, now: Date): Tier =>
  subscription && isSubscribed(subscription, now) ? subscription.tier : "free";

/** What a subscription comes to, in the words that cross the wire. */
export const standingOf = (subscription: Subscription | undefined, now: Date) => ({
  subscribed: isSubscribed(subscription, now),
  subscription_tier: subscription?.tier ?? null,
  subscription_end: subscription?.end ?? null,
  subscription_status: subscription?.status ?? null,
});

/** Whether this status is one of a subscription that goes on, open or not: such is changed at the portal, not bought anew. */
export const isGoingOn = (status: string): boolean =>
  ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);

/** Every status that Stripe has had a word for; what each opens is decided by `isSubscribed`. */
const knownStatuses = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
  "incomplete",
  "incomplete_expired",
];

/** Whoever meets another one should raise the alarm: somebody may have paid and be shut out. */
export const isKnownStatus = (status: string): boolean => knownStatuses.includes(status);
