import type { APIGatewayProxyEventV2 } from "aws-lambda";
import Stripe from "stripe";
import * as z from "zod";
import { userId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import { type BillingDeps, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import { readBilling } from "#lambdas/stores/subscriptions.ts";

/** Stripe's own advice; an event is signed anew at each try. Ours holds for the future as well. */
const toleranceSeconds = 300;

/** The events after which a subscription may be another; all others are acknowledged and nothing is done. */
const hints = [
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

/** Who is meant: objects of ours carry the person's `sub`. Others of the same Stripe account do not. */
const marked = z.object({ sub: userId });
const ours = z.object({
  customer: z.string(),
  metadata: marked.optional().catch(undefined),
  parent: z
    .object({ subscription_details: z.object({ metadata: marked }) })
    .optional()
    .catch(undefined),
});

/** Reads the subscription again that an event is about. Refuses what Stripe has not signed, or not now. */
export async function receiveEvent(office: BillingDeps, secret: string, event: APIGatewayProxyEventV2): Promise<void> {
  const { type, data } = verified(event, secret, office.now());
  if (!hints.includes(type)) return;
  const about = ours.safeParse(data.object).data;
  const person = about?.metadata?.sub ?? about?.parent?.subscription_details.metadata.sub;
  if (!about || !person) return;
  const { customer } = await readBilling(office.table, person);
  // The customer that is kept decides: an event could be about one that lost a race.
  if (customer === about.customer) await readSubscription(office, person, customer);
}

function verified(event: APIGatewayProxyEventV2, secret: string, now: Date): Stripe.Event {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const signature = event.headers["stripe-signature"] ?? "";
  try {
    const told = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
    assertNotOfTheFuture(signature, now);
    return told;
  } catch {
    throw new Refused("invalid", "The Stripe signature is missing, wrong, or out of date.", {
      code: "wrong-signature",
    });
  }
}

/** The SDK looks only at the past. */
function assertNotOfTheFuture(signature: string, now: Date): void {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(at * 1000 <= now.getTime() + toleranceSeconds * 1000)) throw new Error("Signed in the future.");
}
