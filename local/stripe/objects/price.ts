import type Stripe from "stripe";
import type { Price } from "#local/stripe/prices.ts";

/** The wire format, in which decimals are text. The SDK converts them to its own type. */
type Wire<T, K extends keyof T> = Omit<T, K> & { readonly [key in K]: string | null };

export const priceObject = ({ id, product, amount, interval }: Price) =>
  ({
    id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: 0,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }) satisfies Wire<Stripe.Price, "unit_amount_decimal">;

/** Returns the same in Stripe's older plan format, which is still part of every item. */
export const planObject = ({ id, product, amount, interval }: Price) =>
  ({
    id,
    object: "plan",
    active: true,
    amount,
    amount_decimal: String(amount),
    billing_scheme: "per_unit",
    created: 0,
    currency: "usd",
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  }) satisfies Wire<Stripe.Plan, "amount_decimal">;
