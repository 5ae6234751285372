import {
  afterStripe,
  type Billing,
  getBilling,
  openCheckout,
  openPortal,
  receiveStripeEvent,
} from "#domain/api/billing.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { graceEndOf, standingOf } from "#domain/subscription/plans.ts";
import { whileStripeAnswers } from "#lambdas/services/billing/whileStripeAnswers.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { reply } from "#lambdas/shared/httpReply.ts";
import { type BillingRecord, keepPortalVisit, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { checkedSubscription } from "./check.ts";
import { type CheckoutDeps, openCheckoutPage } from "./checkout.ts";

/** Where this stage sells: everything that selling needs, and the secret that events are signed with. */
export interface OpenCheckoutDeps extends CheckoutDeps {
  readonly webhookSecret: string;
}

/** Opened by the first who needs it, for most who ask what they have paid for need no Stripe. */
export type FindCheckoutDeps = () => Promise<OpenCheckoutDeps | undefined>;

export const subscriptionEndpoints = (table: Table, now: Clock, findCounter: FindCheckoutDeps): readonly Endpoint[] => [
  endpoint(checkSubscription, async ({ userId }) =>
    standingOf(await checkedSubscription({ table, now }, findCounter, userId), now()),
  ),
  endpoint(getBilling, async ({ userId }) => billingOf(await readBilling(table, userId))),
  endpoint(openCheckout, async ({ userId, body }) => {
    const counter = await openCounter(findCounter);
    return { url: await whileStripeAnswers(() => openCheckoutPage(counter, userId, body)) };
  }),
  endpoint(openPortal, async ({ userId }) => {
    const { payments, siteOrigin } = await openCounter(findCounter);
    const { customer } = await readBilling(table, userId);
    if (!customer) throw new Refused("not-found", "You haven't bought a plan yet, so there's nothing to manage.");
    const back = `${await siteOrigin()}${afterStripe.portal}`;
    const url = await whileStripeAnswers(() => payments.openPortal(customer, back));
    await keepPortalVisit(table, userId, now());
    return { url };
  }),
  {
    // The signature is over the body's very bytes, so this one is not parsed before.
    routeKey: routeKeyOf(receiveStripeEvent),
    answer: async (event) => {
      const counter = await findCounter();
      // Whoever sends this to such a stage is not Stripe.
      if (!counter) throw new Refused("not-found", notSold, { code: "not-sold" });
      const { receiveEvent } = await import("./webhook.ts");
      await receiveEvent(counter, counter.webhookSecret, event);
      return reply(200, receiveStripeEvent.response.parse({ received: true }));
    },
  },
];

const notSold = "Paid plans aren't available on this site.";

async function openCounter(findCounter: FindCheckoutDeps): Promise<OpenCheckoutDeps> {
  const counter = await findCounter();
  if (!counter) throw new Refused("unavailable", notSold, { code: "not-sold" });
  return counter;
}

const billingOf = ({ subscription, bought }: BillingRecord): Billing => ({
  interval: subscription?.interval ?? null,
  endsAtPeriodEnd: subscription?.endsAtPeriodEnd ?? false,
  graceEndsAt: subscription?.status === "past_due" ? graceEndOf(subscription).toISOString() : null,
  hasPortal: bought !== undefined,
  isGiven: subscription?.isGiven ?? false,
});
