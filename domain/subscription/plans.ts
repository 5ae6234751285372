import { Refused } from "../refused.ts";
import { dayMs } from "../time.ts";

/** The features that differ between plans, by the names people see. */
export const featureNames = {
  allVersions: "Complete version history",
  namedVersions: "Named versions and revision marks",
  sides: "Sides for each character",
  feedback: "Collecting feedback",
  guidedQuestions: "Guided questions to readers",
  blindReading: "Blind-reading links",
  linkPasswords: "Passwords on links",
  linkEndDates: "End dates on links",
  feedbackCsv: "Feedback as a CSV file",
} as const;
export type Feature = keyof typeof featureNames;

const everyFeature = Object.keys(featureNames) as readonly Feature[];

/**
 * The free tier and the paid ones. Prices in USD. Only features that work are listed, because nothing else may be sold.
 */
export const plans = {
  free: { name: "Free", monthly: 0, yearly: 0, playLimit: 3, features: [] },
  writer: {
    name: "Writer",
    monthly: 8,
    yearly: 72,
    playLimit: null,
    features: ["allVersions", "namedVersions", "sides", "feedback"],
  },
  company: { name: "Company", monthly: 18, yearly: 162, playLimit: null, features: everyFeature },
} as const satisfies Record<string, Plan>;

export type Tier = keyof typeof plans;

/** From the cheapest one on. */
export const tiers = Object.keys(plans) as readonly Tier[];

/** The tiers that can be bought. */
export const paidTiers = ["writer", "company"] as const satisfies readonly Tier[];
export type PaidTier = (typeof paidTiers)[number];

export const billingIntervals = ["monthly", "yearly"] as const satisfies readonly (keyof Plan)[];
export type BillingInterval = (typeof billingIntervals)[number];

interface Plan {
  readonly name: string;
  readonly monthly: number;
  readonly yearly: number;
  /** The maximum number of plays outside the bin; null means no limit. */
  readonly playLimit: number | null;
  readonly features: readonly Feature[];
}

/** A subscription as stored, with Stripe's own statuses. */
export interface Subscription {
  readonly tier: PaidTier;
  readonly status: string;
  /** ISO 8601; the end of the paid period. */
  readonly end: string;
  readonly interval?: BillingInterval | undefined;
  /** ISO 8601; when the unpaid invoice was created that made it `past_due`. */
  readonly pastDueSince?: string | undefined;
  /** Canceled, but paid until the end of the period. */
  readonly endsAtPeriodEnd?: boolean | undefined;
  /** Given by an administrator: nobody pays for it, and it ends by itself. */
  readonly isGiven?: boolean | undefined;
}

/** Days that a past-due subscription stays active while Stripe retries the card. */
export const graceDays = 7;

/** The tiers that are sold. A plan that adds nothing to a cheaper one isn't sold, although it has a price. */
export const soldTiers: readonly PaidTier[] = paidTiers.filter((tier, n) =>
  [plans.free, ...paidTiers.slice(0, n).map((each) => plans[each])].every((cheaper) =>
    addsFeatures(plans[tier], cheaper),
  ),
);

function addsFeatures(one: Plan, other: Plan): boolean {
  const hasHigherLimit = other.playLimit !== null && (one.playLimit === null || one.playLimit > other.playLimit);
  return hasHigherLimit || one.features.some((feature) => !other.features.includes(feature));
}

export function mayUse(tier: Tier, feature: Feature): boolean {
  const { features }: Plan = plans[tier];
  return features.includes(feature);
}

/** Returns what a tier includes in addition to another one. */
export function addedFeatures(tier: Tier, before: Tier): readonly Feature[] {
  const { features }: Plan = plans[tier];
  return features.filter((feature) => !mayUse(before, feature));
}

/** The plan with every feature. */
export const fullTier: PaidTier = "company";

/** Returns the cheapest plan with this feature. */
export const planWith = (feature: Feature): PaidTier => paidTiers.find((tier) => mayUse(tier, feature)) ?? fullTier;

/** Returns the stable refusal code that names the plan to choose, e.g. `needs-company`. */
export const codeOfPlan = (tier: PaidTier) => `needs-${tier}` as const;

/** Refuses a feature that the tier doesn't include, with the code and the name of the plan that does. */
export function assertMayUse(tier: Tier, feature: Feature): void {
  if (mayUse(tier, feature)) return;
  const wanted = planWith(feature);
  throw new Refused("needs-subscription", `${featureNames[feature]}: included in the ${plans[wanted].name} plan.`, {
    code: codeOfPlan(wanted),
  });
}

/** The name of the cheapest plan without a play limit, to suggest when another plan is full. */
export const unlimitedPlanName: string =
  soldTiers.map((tier) => plans[tier]).find(({ playLimit }) => playLimit === null)?.name ?? "a larger plan";

/** What a month costs with this way of paying. */
export const monthOf = ({ monthly, yearly }: Pick<Plan, "monthly" | "yearly">, interval: BillingInterval): number =>
  interval === "monthly" ? monthly : yearly / 12;

/** How much a yearly price saves compared with twelve months. */
export const yearlySaving = ({ monthly, yearly }: Pick<Plan, "monthly" | "yearly">): number => 12 * monthly - yearly;

/**
 * Returns which of a bought and a given plan counts: the bought one while Stripe keeps it open, otherwise the one that
 * ends later.
 */
export function effectivePlan(
  bought: Subscription | undefined,
  given: Subscription | undefined,
): Subscription | undefined {
  if (!bought || !given) return bought ?? given;
  if (["active", "trialing", "past_due"].includes(bought.status)) return bought;
  return Date.parse(given.end) > Date.parse(bought.end) ? given : bought;
}

/** Returns whether a given plan already includes this tier, so that buying it would gain nothing. */
export const isGivenAlready = (given: Subscription | undefined, tier: PaidTier, now: Date): boolean =>
  given !== undefined && isSubscribed(given, now) && paidTiers.indexOf(given.tier) >= paidTiers.indexOf(tier);

const hasEnded = ({ isGiven, end }: Subscription, now: Date): boolean =>
  isGiven === true && Date.parse(end) <= now.getTime();

/** Returns whether this subscription includes paid features now. An unknown status doesn't. */
export function isSubscribed(subscription: Subscription | undefined, now: Date): boolean {
  if (!subscription || hasEnded(subscription, now)) return false;
  if (subscription.status === "active" || subscription.status === "trialing") return true;
  if (subscription.status !== "past_due") return false;
  return now.getTime() < graceEndOf(subscription).getTime();
}

/** Returns how long a past-due subscription stays active. */
export const graceEndOf = ({ pastDueSince, end }: Pick<Subscription, "pastDueSince" | "end">): Date =>
  new Date(Date.parse(pastDueSince ?? end) + graceDays * dayMs);

/** When access ends on its own, without any event from Stripe; undefined means never. */
export function closesAt(subscription: Subscription | undefined, now: Date): Date | undefined {
  if (!subscription || !isSubscribed(subscription, now)) return undefined;
  if (subscription.status === "past_due") return graceEndOf(subscription);
  return subscription.isGiven ? new Date(subscription.end) : undefined;
}

/** Returns the tier whose limits apply to this person now. */
export const tierOf = (subscription: Subscription | undefined, now: Date): Tier =>
  subscription && isSubscribed(subscription, now) ? subscription.tier : "free";

/** Returns the subscription's state in the API's terms. */
export const subscriptionSummary = (subscription: Subscription | undefined, now: Date) => ({
  subscribed: isSubscribed(subscription, now),
  subscription_tier: subscription?.tier ?? null,
  subscription_end: subscription?.end ?? null,
  subscription_status: (subscription && statusOf(subscription, now)) ?? null,
});

/** Returns Stripe's own status; a given plan that has ended is shown as canceled. */
export const statusOf = (subscription: Subscription, now: Date): string =>
  hasEnded(subscription, now) ? "canceled" : subscription.status;

/**
 * Returns whether a subscription with this status continues, active or not. It's then changed in the portal rather than
 * bought again.
 */
export const continuesAtStripe = (status: string): boolean =>
  ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);

/** Returns whether a plan that somebody bought is closed until a payment succeeds. */
export const isOnHold = (summary: {
  readonly subscribed: boolean;
  readonly subscription_status: string | null;
}): boolean =>
  !summary.subscribed && summary.subscription_status !== null && continuesAtStripe(summary.subscription_status);

/** Every status that Stripe has defined; `isSubscribed` decides what each gives access to. */
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

/**
 * Returns whether a status is known. An unknown one should raise an alarm: a person may have paid and be locked out.
 */
export const isKnownStatus = (status: string): boolean => knownStatuses.includes(status);
