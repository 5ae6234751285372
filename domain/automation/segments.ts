import { type PaidTier, paidTiers, plans } from "../subscription/plans.ts";
import type { ContactProperty } from "./contactProperties.ts";

/** A condition on one property of a contact. Contacts without a value don't match. */
export interface Criterion {
  readonly property: ContactProperty;
  readonly is:
    | { readonly yes: boolean }
    /** One of an enumeration's values. */
    | { readonly option: string }
    /** A text. */
    | { readonly text: string }
    | { readonly atLeast: number }
    | { readonly withinDays: number }
    | { readonly beforeDays: number };
}

export interface Segment {
  /** Identifies the segment. */
  readonly name: string;
  /** All must match. */
  readonly criteria: readonly Criterion[];
}

/** The number of inactive days that would trigger the re-engagement e-mail. */
export const inactiveDays = 7;

export const isSubscriber: Criterion = { property: "playwright_subscribed", is: { yes: true } };
const isFree: Criterion = { property: "playwright_subscribed", is: { yes: false } };
export const isActive: Criterion = { property: "playwright_last_active", is: { withinDays: inactiveDays } };
export const isQuiet: Criterion = { property: "playwright_last_active", is: { beforeDays: inactiveDays } };
export const isAtPlayLimit: readonly Criterion[] = [
  isFree,
  { property: "playwright_plays_count", is: { atLeast: plans.free.playLimit } },
];

const onPlan = (tier: PaidTier): Segment => ({
  name: `Ghostlight: ${plans[tier].name} plan`,
  criteria: [isSubscriber, { property: "playwright_subscription_tier", is: { option: tier } }],
});

/** People by subscription and by activity. */
export const segments: readonly Segment[] = [
  { name: "Ghostlight: Free", criteria: [isFree] },
  { name: "Ghostlight: Subscribers", criteria: [isSubscriber] },
  ...paidTiers.map(onPlan),
  {
    name: "Ghostlight: Payment late",
    criteria: [{ property: "playwright_subscription_status", is: { text: "past_due" } }],
  },
  { name: `Ghostlight: Active within ${inactiveDays} days`, criteria: [isActive] },
  { name: `Ghostlight: Quiet for ${inactiveDays} days`, criteria: [isQuiet] },
  { name: "Ghostlight: Free with a full shelf", criteria: isAtPlayLimit },
];
