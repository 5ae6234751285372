import * as z from "zod";
import { billingIntervals, paidTiers } from "../subscription/plans.ts";
import { contract } from "./contract.ts";
import { instant, noBody, nothing } from "./shapes.ts";

/** Stripe's ids of what a stage sells, by plan and interval. */
export const priceIds = z.record(
  z.enum(paidTiers),
  z.record(z.enum(billingIntervals), z.string().startsWith("price_")),
);
export type PriceIds = z.output<typeof priceIds>;

const pageToGoTo = z.object({
  /** A page of Stripe's own. */
  url: z.url(),
});

export const openCheckout = contract({
  method: "POST",
  path: "/billing/checkout",
  who: "user",
  summary:
    "The page where the signed-in person pays for a plan. Refused with code `already-subscribed` where they have one: that is changed at the portal; and with `already-given` where they were given this plan or a larger one.",
  params: nothing,
  query: nothing,
  body: z.strictObject({ tier: z.enum(paidTiers), interval: z.enum(billingIntervals) }),
  response: pageToGoTo,
});

export const openPortal = contract({
  method: "POST",
  path: "/billing/portal",
  who: "user",
  summary: "The page where the signed-in person changes plan and card, cancels, resumes and reads invoices.",
  params: nothing,
  query: nothing,
  body: noBody,
  response: pageToGoTo,
});

export const billing = z.object({
  interval: z.enum(billingIntervals).nullable(),
  /** Canceled: open until the period ends that is paid for. */
  endsAtPeriodEnd: z.boolean(),
  /** Until when it stays open while the card is tried again; null where no payment is late. */
  graceEndsAt: instant.nullable(),
  /** Whether there is anything to look after at the portal: a subscription that was bought here once. */
  hasPortal: z.boolean(),
  /** The plan was given by an administrator: nothing is paid, and nothing can be changed at the portal. */
  isGiven: z.boolean(),
});
export type Billing = z.output<typeof billing>;

export const getBilling = contract({
  method: "GET",
  path: "/billing",
  who: "user",
  summary:
    "How the signed-in person pays: what stands beside the four fields of `/check-subscription`, as it was read last.",
  params: nothing,
  query: nothing,
  body: noBody,
  response: billing,
});

export const receiveStripeEvent = contract({
  method: "POST",
  path: "/billing/webhook",
  who: "anyone",
  summary:
    "What Stripe has to tell, signed. An event is a hint only: the subscription is read again from Stripe. Safe in any order and any number of times.",
  params: nothing,
  query: nothing,
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
});

/** The path of the app to which Stripe's pages return, with how the visit ended. */
export const afterStripe = {
  paid: "/subscription?checkout=done",
  notPaid: "/subscription?checkout=left",
  portal: "/subscription?portal=left",
} as const;
