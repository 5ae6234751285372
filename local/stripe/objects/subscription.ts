import type Stripe from "stripe";
import { getPrice } from "#local/stripe/prices.ts";
import type { StripeSubscription } from "#local/stripe/records.ts";
import { listOf } from "./list.ts";
import { planObject, priceObject } from "./price.ts";

type Wire = Omit<Stripe.Subscription, "items"> & { readonly items: ReturnType<typeof itemsOf> };

export const subscriptionObject = (subscription: StripeSubscription) =>
  ({
    id: subscription.id,
    object: "subscription",
    ...plainAccount,
    billing_cycle_anchor: subscription.trialEnd ?? subscription.created,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.canceledAt === null ? null : "cancellation_requested",
    },
    created: subscription.created,
    customer: subscription.customer,
    ended_at: subscription.endedAt,
    items: itemsOf(subscription),
    latest_invoice: subscription.latestInvoice,
    metadata: subscription.metadata,
    start_date: subscription.created,
    status: subscription.status,
    trial_end: subscription.trialEnd,
    trial_start: subscription.trialEnd === null ? null : subscription.created,
  }) satisfies Wire;

const itemsOf = (subscription: StripeSubscription) =>
  listOf(`/v1/subscription_items?subscription=${subscription.id}`, [itemOf(subscription)]);

/** Since 2025, the period is on the item, not on the subscription. */
const itemOf = ({ id, created, price, periodStart, periodEnd }: StripeSubscription) => ({
  id: itemIdOf(id),
  object: "subscription_item" as const,
  billing_thresholds: null,
  created,
  current_period_end: periodEnd,
  current_period_start: periodStart,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planObject(getPrice(price)),
  price: priceObject(getPrice(price)),
  quantity: 1,
  subscription: id,
  tax_rates: [],
});

/**
 * Returns the id of a subscription's item. A subscription has one item here, so the id follows from the subscription's.
 */
export const itemIdOf = (subscriptionId: string): string => subscriptionId.replace(/^sub_/, "si_");

/** The values of an account that doesn't use the more advanced settings. */
const plainAccount = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { type: "classic", flexible: null },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: "charge_automatically",
  currency: "usd",
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_settings: null,
} as const satisfies Partial<Stripe.Subscription>;
