import type { PriceIds } from "#domain/api/billing.ts";
import { type BillingInterval, billingIntervals, type PaidTier, paidTiers, plans } from "#domain/subscription/plans.ts";
import { daySeconds } from "#domain/time.ts";
import { notFoundError } from "./StripeError.ts";

/** A price as it would be set up in Stripe's dashboard. */
export interface Price {
  readonly id: string;
  readonly product: string;
  /** The name that the customer sees. */
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly interval: "month" | "year";
}

/** The ids in the functions' configuration. */
export const localPriceIds = Object.fromEntries(
  paidTiers.map((tier) => [tier, { monthly: `price_${tier}_monthly`, yearly: `price_${tier}_yearly` }]),
) as PriceIds;

const intervalOf = { monthly: "month", yearly: "year" } as const satisfies Record<BillingInterval, string>;

const priceOf = (tier: PaidTier, interval: BillingInterval): Price => ({
  id: localPriceIds[tier][interval],
  product: `prod_${tier}`,
  name: `Ghostlight ${plans[tier].name}`,
  amount: plans[tier][interval] * 100,
  interval: intervalOf[interval],
});

/** One for each plan and interval on sale. The local functions are configured with these ids. */
export const prices: readonly Price[] = paidTiers.flatMap((tier) =>
  billingIntervals.map((interval) => priceOf(tier, interval)),
);

export function getPrice(id: string): Price {
  const found = prices.find((price) => price.id === id);
  if (!found) throw notFoundError("price", id);
  return found;
}

/** Returns the end of a period that starts then: the same day of the next month or year, or that month's last day. */
export function periodAfter(startSeconds: number, { interval }: Price): number {
  const start = new Date(startSeconds * 1000);
  const months = interval === "month" ? 1 : 12;
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

export const inDays = (startSeconds: number, days: number): number => startSeconds + days * daySeconds;
