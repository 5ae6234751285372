import type Stripe from "stripe";
import { type PriceIds, priceIds } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import { type BillingInterval, billingIntervals, type PaidTier, paidTiers } from "#domain/subscription/plans.ts";

/** From the environment; undefined where this stage sells nothing. */
export const readPriceIds = (text = process.env.STRIPE_PRICES): PriceIds | undefined =>
  text ? priceIds.parse(JSON.parse(text)) : undefined;

export interface Offer {
  readonly tier: PaidTier;
  readonly interval: BillingInterval;
}

/** What this price sells; undefined is a price that this stage does not know. */
export const findOffer = (prices: PriceIds, priceId: string): Offer | undefined =>
  paidTiers
    .flatMap((tier) => billingIntervals.map((interval) => ({ tier, interval })))
    .find(({ tier, interval }) => prices[tier][interval] === priceId);

export interface Person {
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
  /** The same order under the same key is the same page. */
  readonly key: string;
}

/** Stripe, as far as this house asks it. Errors are the SDK's own. */
export interface Payments {
  /** One customer a person, however often it is asked within a day. */
  readonly createCustomer: (person: Person) => Promise<string>;
  readonly removeCustomer: (customer: string) => Promise<void>;
  readonly openCheckout: (order: CheckoutOrder) => Promise<Stripe.Checkout.Session>;
  /** False where it is no longer open. */
  readonly expireCheckout: (id: string) => Promise<boolean>;
  /** Every subscription that this customer has or had, the newest first. */
  readonly listSubscriptions: (customer: string) => Promise<readonly Stripe.Subscription[]>;
  readonly openPortal: (customer: string, returnUrl: string) => Promise<string>;
}

/** A person has one subscription at a time; so many are years of coming and going. */
const mostSubscriptions = 100;

/** What every object of ours at Stripe carries, so that nobody has to be looked up by customer. */
const marked = (userId: UserId) => ({ sub: userId });

export const paymentsBehind = (stripe: Stripe): Payments => ({
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
    return (await stripe.subscriptions.list({ customer, status: "all", limit: mostSubscriptions, expand })).data;
  },
  openPortal: async (customer, returnUrl) =>
    (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
});

/** It may have been paid in this very moment. */
async function isExpired(stripe: Stripe, id: string): Promise<boolean> {
  const tried = await stripe.checkout.sessions.expire(id).catch(() => stripe.checkout.sessions.retrieve(id));
  return tried.status === "expired";
}

function unlessGone(error: unknown): void {
  if (error instanceof Error && "code" in error && error.code === "resource_missing") return;
  throw error;
}
