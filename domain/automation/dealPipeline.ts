import { plans, type Tier } from "../subscription/plans.ts";
import type { CustomProperty } from "./contactProperties.ts";

interface DealStage {
  readonly label: string;
  /** How likely it is that this person pays; 1 is won and 0 is lost, in HubSpot's eyes. */
  readonly probability: number;
  /** Stripe's words for a subscription in this stage. */
  readonly statuses: readonly string[];
}

/** The way of a subscription. */
export const dealPipeline = {
  label: "Ghostlight subscriptions",
  stages: [
    { label: "On trial", probability: 0.5, statuses: ["trialing"] },
    { label: "First payment open", probability: 0.3, statuses: ["incomplete"] },
    { label: "Subscribed", probability: 1, statuses: ["active"] },
    { label: "Payment late", probability: 0.6, statuses: ["past_due", "unpaid", "paused"] },
    { label: "Ended", probability: 0, statuses: ["canceled", "incomplete_expired"] },
  ],
} as const satisfies { readonly label: string; readonly stages: readonly DealStage[] };

/** The deal's own: by it the one deal of an account is found. */
export const dealKey = "playwright_deal_account";

export const dealProperties = [
  {
    name: dealKey,
    label: "Ghostlight account",
    description: "The ID of the account whose subscription this deal tracks.",
    type: "string",
    isUnique: true,
  },
] as const satisfies readonly CustomProperty[];

/** The label of the stage that follows this status; undefined for a word that nobody here has heard: the deal stays where it is. */
export const stageOf = (status: string): string | undefined =>
  dealPipeline.stages.find(({ statuses }) => statuses.some((one) => one === status))?.label;

/** What the plan brings in a month, in USD; undefined for what is no plan. */
export const monthlyAmount = (tier: string): number | undefined =>
  Object.hasOwn(plans, tier) ? plans[tier as Tier].monthly : undefined;
