import type { APIGatewayProxyEventV2 } from "aws-lambda";
import Stripe from "stripe";
import * as z from "zod";
import { stripeEvents } from "#domain/api/billing.ts";
import { userId } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import { type BillingDeps, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import { readBilling } from "#lambdas/stores/subscriptions.ts";

/** Stripe's own recommendation. Each delivery attempt is signed again. Applied to times in the future, too. */
const toleranceSeconds = 300;

/** Finds the person: our objects carry their `sub`. Other objects of the same Stripe account don't. */
const marked = z.object({ sub: userId });
const ours = z.object({
  customer: z.string(),
  metadata: marked.optional().catch(undefined),
  parent: z
    .object({ subscription_details: z.object({ metadata: marked }) })
    .optional()
    .catch(undefined),
});

/** Reads the event's subscription from Stripe again. Refuses events that Stripe didn't sign just now. */
export async function receiveEvent(deps: BillingDeps, secret: string, event: APIGatewayProxyEventV2): Promise<void> {
  const { type, data } = verified(event, secret, deps.now());
  if (!stripeEvents.includes(type)) return;
  const about = ours.safeParse(data.object).data;
  const person = about?.metadata?.sub ?? about?.parent?.subscription_details.metadata.sub;
  if (!about || !person) return;
  const { customer } = await readBilling(deps.table, person);
  // Only the stored customer counts. The event may be about one that lost a race.
  if (customer === about.customer) await readSubscription(deps, person, customer);
}

function verified(event: APIGatewayProxyEventV2, secret: string, now: Date): Stripe.Event {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const signature = event.headers["stripe-signature"] ?? "";
  try {
    const verifiedEvent = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    assertNotInFuture(signature, now);
    return verifiedEvent;
  } catch {
    throw new Refused("invalid", "The Stripe signature is missing, wrong, or out of date.", {
      code: "wrong-signature",
    });
  }
}

/** The SDK checks only for old signatures. */
function assertNotInFuture(signature: string, now: Date): void {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(at * 1000 <= now.getTime() + toleranceSeconds * 1000)) throw new Error("Signed in the future.");
}
