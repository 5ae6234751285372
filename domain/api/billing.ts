import * as z from "zod";
import { billingIntervals, paidTiers } from "../subscription/plans.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** Stripe's price IDs, by plan and interval. */
export const priceIds = z.record(
  z.enum(paidTiers),
  z.record(z.enum(billingIntervals), z.string().startsWith("price_")),
);
export type PriceIds = z.output<typeof priceIds>;

/** Stripe's events after which a subscription may differ. All others are acknowledged and ignored. */
export const stripeEvents: readonly string[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
];

const stripePage = z.object({
  /** A page at Stripe. */
  url: z.url(),
});

/**
 * Returns Stripe's page where the signed-in person pays for a plan. Refused with code `already-subscribed` if they
 * have a subscription, which is changed at the portal, and with `already-given` if an administrator gave them this
 * plan or a larger one.
 */
export const openCheckout = contract({
  method: "POST",
  path: "/billing/checkout",
  who: "user",
  params: nothing,
  query: nothing,
  body: z.strictObject({ tier: z.enum(paidTiers), interval: z.enum(billingIntervals) }),
  response: stripePage,
});

/** Returns Stripe's page where the signed-in person changes plan or card, cancels, resumes, and reads invoices. */
export const openPortal = contract({
  method: "POST",
  path: "/billing/portal",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: stripePage,
});

export const billing = z.object({
  interval: z.enum(billingIntervals).nullable(),
  /** Canceled, but paid until the end of the period. */
  endsAtPeriodEnd: z.boolean(),
  /** Until when it stays active while the card is retried; null if no payment is late. */
  graceEndsAt: instant.nullable(),
  /** Whether the portal has anything to manage: a subscription that was bought at some time. */
  hasPortal: z.boolean(),
  /** The plan was given by an administrator. It's free and can't be changed at the portal. */
  isGiven: z.boolean(),
});
export type Billing = z.output<typeof billing>;

/**
 * Returns how the signed-in person pays, as read from Stripe last. It completes `/check-subscription`, whose four
 * fields are fixed.
 */
export const getBilling = contract({
  method: "GET",
  path: "/billing",
  who: "user",
  params: nothing,
  query: nothing,
  body: noBody,
  response: billing,
});

/**
 * Receives Stripe's signed events. An event is only a hint to read the subscription from Stripe again, so they may
 * arrive in any order and any number of times.
 */
export const receiveStripeEvent = contract({
  method: "POST",
  path: "/billing/webhook",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
});

/** The paths that Stripe's pages return to, with the outcome of the visit. */
export const afterStripe = {
  paid: "/subscription?checkout=done",
  notPaid: "/subscription?checkout=left",
  portal: "/subscription?portal=left",
} as const;
