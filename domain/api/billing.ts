import * as z from "zod";
import { type PlanChoice, planQuery } from "../subscription/planChoice.ts";
import { billingIntervals, type PaidTier, paidTiers } from "../subscription/plans.ts";
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

const planChoice = z.strictObject({ tier: z.enum(paidTiers), interval: z.enum(billingIntervals) });

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
  body: planChoice,
  response: stripePage,
});

/**
 * Returns Stripe's page where the signed-in person changes plan or card, cancels, resumes, and reads invoices. With a
 * plan, the page asks only to confirm the change to it.
 */
export const openPortal = contract({
  method: "POST",
  path: "/billing/portal",
  who: "user",
  params: nothing,
  query: nothing,
  body: planChoice.optional(),
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

/** The paths that Stripe's pages return to, with the outcome of the visit. They keep what was chosen. */
export const afterStripe = {
  paid: (choice: PlanChoice) => `/subscription?checkout=done&${planQuery(choice)}`,
  notPaid: (choice: PlanChoice) => `/subscription?checkout=left&${planQuery(choice)}`,
  portal: "/subscription?portal=left",
  /** After a change from another paid plan. */
  changed: (choice: PlanChoice, before: PaidTier) =>
    `/subscription?checkout=done&${planQuery(choice)}&before=${before}`,
} as const;
