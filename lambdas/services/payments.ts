import type Stripe from "stripe";
import { type PriceIds, priceIds } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import type { PlanChoice } from "#domain/subscription/planChoice.ts";
import { billingIntervals, paidTiers } from "#domain/subscription/plans.ts";
import { epochSeconds } from "#domain/time.ts";

/** Reads the price ids from the environment. Undefined if this stage sells nothing. */
export const readPriceIds = (text = process.env.STRIPE_PRICES): PriceIds | undefined =>
  text ? priceIds.parse(JSON.parse(text)) : undefined;

/** Returns what this price sells; undefined if this stage doesn't know the price. */
export const findOffer = (prices: PriceIds, priceId: string): PlanChoice | undefined =>
  paidTiers
    .flatMap((tier) => billingIntervals.map((interval) => ({ tier, interval })))
    .find(({ tier, interval }) => prices[tier][interval] === priceId);

export interface PayingPerson {
  readonly userId: UserId;
  readonly email: string;
  readonly name: string | undefined;
}

interface CheckoutOrder {
  readonly userId: UserId;
  readonly customer: string;
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** An idempotency key: the same order under the same key returns the same page. */
  readonly key: string;
}

/** The Stripe operations that the app needs. They throw the SDK's own errors. */
export interface Payments {
  /** Creates one customer per person, even if it's called repeatedly within a day. */
  readonly createCustomer: (person: PayingPerson) => Promise<string>;
  readonly removeCustomer: (customer: string) => Promise<void>;
  readonly openCheckout: (order: CheckoutOrder) => Promise<Stripe.Checkout.Session>;
  /** Returns false if it's no longer open. */
  readonly expireCheckout: (id: string) => Promise<boolean>;
  /** Lists all current and past subscriptions of this customer, newest first. */
  readonly listSubscriptions: (customer: string) => Promise<readonly Stripe.Subscription[]>;
  /** Returns the ID of an event of these types and this time that no webhook has accepted yet; undefined if there's none. */
  readonly findUndelivered: (
    types: readonly string[],
    span: { readonly from: Date; readonly to: Date },
  ) => Promise<string | undefined>;
  readonly openPortal: (customer: string, visit: PortalVisit) => Promise<string>;
}

interface PortalVisit {
  readonly returnUrl: string;
  /** The change that the portal asks to confirm. */
  readonly change?: PlanChange | undefined;
}

export interface PlanChange {
  readonly subscription: string;
  readonly item: string;
  readonly price: string;
  /** Where a confirmed change leads. */
  readonly doneUrl: string;
}

/** A person has one subscription at a time, so this many covers years of changes. */
const maxSubscriptions = 100;

/** The metadata on each of our Stripe objects, so the user is known without a lookup by customer. */
const marked = (userId: UserId) => ({ sub: userId });

export const createPayments = (stripe: Stripe): Payments => ({
  createCustomer: async ({ userId, email, name }) => {
    const customer = { email, ...(name ? { name } : {}), metadata: marked(userId) };
    return (await stripe.customers.create(customer, { idempotencyKey: `customer ${userId}` })).id;
  },
  removeCustomer: async (customer) => {
    await stripe.customers.del(customer).catch(unlessGone);
  },
  openCheckout: ({ userId, customer, price, successUrl, cancelUrl, key }) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        client_reference_id: userId,
        metadata: marked(userId),
        subscription_data: { metadata: marked(userId) },
      },
      { idempotencyKey: key },
    ),
  expireCheckout: async (id) => {
    const session = await stripe.checkout.sessions.retrieve(id);
    if (session.status === "open") return isExpired(stripe, id);
    return session.status === "expired";
  },
  listSubscriptions: async (customer) => {
    const expand = ["data.latest_invoice"];
    return (await stripe.subscriptions.list({ customer, status: "all", limit: maxSubscriptions, expand })).data;
  },
  findUndelivered: async (types, { from, to }) => {
    const created = { gte: epochSeconds(from), lte: epochSeconds(to) };
    const { data } = await stripe.events.list({ types: [...types], created, delivery_success: false, limit: 1 });
    return data[0]?.id;
  },
  openPortal: async (customer, { returnUrl, change }) => {
    const flow = change && { flow_data: flowOf(change) };
    return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, ...flow })).url;
  },
});

const flowOf = ({
  subscription,
  item,
  price,
  doneUrl,
}: PlanChange): Stripe.BillingPortal.SessionCreateParams.FlowData => ({
  type: "subscription_update_confirm",
  subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
  after_completion: { type: "redirect", redirect: { return_url: doneUrl } },
});

/** It may have been paid just now. */
async function isExpired(stripe: Stripe, id: string): Promise<boolean> {
  const tried = await stripe.checkout.sessions.expire(id).catch(() => stripe.checkout.sessions.retrieve(id));
  return tried.status === "expired";
}

function unlessGone(error: unknown): void {
  if (error instanceof Error && "code" in error && error.code === "resource_missing") return;
  throw error;
}
