import { type BillingInterval, billingIntervals, type PaidTier, paidTiers } from "./plans.ts";

/** The plan and the interval that most writers need. The screens offer them first. */
export const recommended = { tier: "writer", interval: "yearly" } as const satisfies {
  tier: PaidTier;
  interval: BillingInterval;
};

/** What somebody chooses on the page of the plans. */
export interface PlanChoice {
  readonly tier: PaidTier;
  readonly interval: BillingInterval;
}

/** Returns the part of an address that keeps a choice, so that it survives a sign-up, a checkout and a reload. */
export const planQuery = ({ tier, interval }: PlanChoice): string => `plan=${tier}&interval=${interval}`;

/** Reads what is chosen from an address. */
export const readPlanQuery = (query: URLSearchParams): Partial<PlanChoice> => ({
  tier: paidTiers.find((each) => each === query.get("plan")),
  interval: billingIntervals.find((each) => each === query.get("interval")),
});
