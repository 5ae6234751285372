import { plans, type Tier } from "../subscription/plans.ts";
import type { CustomProperty } from "./contactProperties.ts";

interface DealStage {
  readonly label: string;
  /** The likelihood that this person pays. For HubSpot, 1 is won and 0 is lost. */
  readonly probability: number;
  /** The Stripe subscription statuses that belong to this stage. */
  readonly statuses: readonly string[];
}

/** The stages of a subscription. */
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

/** Ghostlight's own deal property, which identifies an account's single deal. */
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

/**
 * Returns the label of the stage for this status. Returns undefined for an unknown status; the deal then keeps its
 * stage.
 */
export const dealStageOf = (status: string): string | undefined =>
  dealPipeline.stages.find(({ statuses }) => statuses.some((one) => one === status))?.label;

/** Returns a plan's monthly revenue in USD; undefined if the tier isn't a paid plan. */
export const monthlyAmount = (tier: string): number | undefined =>
  Object.hasOwn(plans, tier) ? plans[tier as Tier].monthly : undefined;
