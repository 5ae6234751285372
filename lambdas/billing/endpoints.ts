import { type Billing, getBilling, openCheckout, openPortal, receiveStripeEvent } from "#domain/api/billing.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { Refused } from "#domain/refused.ts";
import { graceEndOf, subscriptionSummary } from "#domain/subscription/plans.ts";
import { whileStripeAnswers } from "#lambdas/services/billing/whileStripeAnswers.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { reply } from "#lambdas/shared/httpReply.ts";
import { type BillingRecord, readBilling } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { checkedSubscription } from "./check.ts";
import { type CheckoutDeps, openCheckoutPage } from "./checkout.ts";
import { openPortalPage } from "./portal.ts";

/** What selling needs, and the secret that Stripe's events are signed with. */
export interface OpenCheckoutDeps extends CheckoutDeps {
  readonly webhookSecret: string;
}

/** Connects to Stripe on first use, because most requests don't need it. Undefined if this stage sells nothing. */
export type FindCheckoutDeps = () => Promise<OpenCheckoutDeps | undefined>;

export const billingEndpoints = (table: Table, now: Clock, findDeps: FindCheckoutDeps): readonly Endpoint[] => [
  endpoint(checkSubscription, async ({ userId }) =>
    subscriptionSummary(await checkedSubscription({ table, now }, findDeps, userId), now()),
  ),
  endpoint(getBilling, async ({ userId }) => billingOf(await readBilling(table, userId))),
  endpoint(openCheckout, async ({ userId, body }) => {
    const deps = await getDeps(findDeps);
    return { url: await whileStripeAnswers(() => openCheckoutPage(deps, userId, body)) };
  }),
  endpoint(openPortal, async ({ userId, body }) => {
    const deps = await getDeps(findDeps);
    return { url: await whileStripeAnswers(() => openPortalPage(deps, userId, body)) };
  }),
  {
    // The signature covers the exact bytes of the body, so it isn't parsed first.
    routeKey: routeKeyOf(receiveStripeEvent),
    answer: async (event) => {
      const deps = await findDeps();
      // Stripe doesn't send events to a stage that sells nothing.
      if (!deps) throw new Refused("not-found", notSold, { code: "not-sold" });
      const { receiveEvent } = await import("./webhook.ts");
      await receiveEvent(deps, deps.webhookSecret, event);
      return reply(200, receiveStripeEvent.response.parse({ received: true }));
    },
  },
];

const notSold = "Paid plans aren't available on this site.";

async function getDeps(findDeps: FindCheckoutDeps): Promise<OpenCheckoutDeps> {
  const deps = await findDeps();
  if (!deps) throw new Refused("unavailable", notSold, { code: "not-sold" });
  return deps;
}

const billingOf = ({ subscription, bought }: BillingRecord): Billing => ({
  interval: subscription?.interval ?? null,
  endsAtPeriodEnd: subscription?.endsAtPeriodEnd ?? false,
  graceEndsAt: subscription?.status === "past_due" ? graceEndOf(subscription).toISOString() : null,
  hasPortal: bought !== undefined,
  isGiven: subscription?.isGiven ?? false,
});
