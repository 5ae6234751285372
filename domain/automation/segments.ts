import { plans } from "../subscription/plans.ts";
import type { ContactProperty } from "./contactProperties.ts";

/** What must be so of one property of a contact. Who has no value is not meant. */
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
  /** It is known by it. */
  readonly name: string;
  /** All of them. */
  readonly criteria: readonly Criterion[];
}

/** As many days without a sign as would bring the re-engagement. */
export const quietDays = 7;

export const isSubscriber: Criterion = { property: "playwright_subscribed", is: { yes: true } };
const isFree: Criterion = { property: "playwright_subscribed", is: { yes: false } };
export const isActive: Criterion = { property: "playwright_last_active", is: { withinDays: quietDays } };
export const isQuiet: Criterion = { property: "playwright_last_active", is: { beforeDays: quietDays } };
export const hasFullShelf: readonly Criterion[] = [
  isFree,
  { property: "playwright_plays_count", is: { atLeast: plans.free.playLimit } },
];

const onPlan = (tier: keyof typeof plans): Segment => ({
  name: `Ghostlight: ${plans[tier].name} plan`,
  criteria: [isSubscriber, { property: "playwright_subscription_tier", is: { option: tier } }],
});

/** People by subscription and by activity. */
export const segments: readonly Segment[] = [
  { name: "Ghostlight: Free", criteria: [isFree] },
  { name: "Ghostlight: Subscribers", criteria: [isSubscriber] },
  onPlan("writer"),
  onPlan("company"),
  {
    name: "Ghostlight: Payment late",
    criteria: [{ property: "playwright_subscription_status", is: { text: "past_due" } }],
  },
  { name: `Ghostlight: Active within ${quietDays} days`, criteria: [isActive] },
  { name: `Ghostlight: Quiet for ${quietDays} days`, criteria: [isQuiet] },
  { name: "Ghostlight: Free with a full shelf", criteria: hasFullShelf },
];
