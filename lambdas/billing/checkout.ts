import { afterStripe } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { PlanChoice } from "#domain/subscription/planChoice.ts";
import { isGivenAlready } from "#domain/subscription/plans.ts";
import { minuteMs } from "#domain/time.ts";
import { type BillingDeps, isLive, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import type { PayingPerson } from "#lambdas/services/payments.ts";
import { keepCheckout, keepCustomer, type OpenCheckout, readBilling } from "#lambdas/stores/subscriptions.ts";

export interface CheckoutDeps extends BillingDeps {
  readonly siteOrigin: () => Promise<string>;
  readonly findPerson: (userId: UserId) => Promise<PayingPerson>;
}

/** Attempts to open the page while other tabs open pages for other plans. */
const maxAttempts = 8;

/**
 * Returns the page where this plan is paid for. A person has one open page at a time, so nobody can pay twice: the same
 * plan gets the same page, and another plan closes the previous one first.
 */
export async function openCheckoutPage(deps: CheckoutDeps, userId: UserId, offer: PlanChoice): Promise<string> {
  const { given } = await readBilling(deps.table, userId);
  if (isGivenAlready(given, offer.tier, deps.now())) throw alreadyGiven();
  const customer = await customerOf(deps, userId);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await assertNotSubscribed(deps, userId, customer);
    const { checkout, checkouts } = await readBilling(deps.table, userId);
    if (checkout && isFor(checkout, offer) && isOpen(checkout, deps)) return checkout.url;
    if (checkout && !(await deps.payments.expireCheckout(checkout.id))) continue;
    const next = await openSession(deps, { userId, customer, offer, count: checkouts + 1 });
    if (await keepCheckout(deps.table, userId, checkouts, next)) return next.url;
    const { checkout: stored } = await readBilling(deps.table, userId);
    if (stored?.id !== next.id) await deps.payments.expireCheckout(next.id);
  }
  throw new Refused("unavailable", "Ghostlight is very busy right now. Try again in a moment.");
}

const alreadyGiven = () =>
  new Refused("conflict", "You have this plan already, free of charge.", { code: "already-given" });

async function customerOf({ table, payments, findPerson }: CheckoutDeps, userId: UserId): Promise<string> {
  const { customer } = await readBilling(table, userId);
  return customer ?? keepCustomer(table, userId, await payments.createCustomer(await findPerson(userId)));
}

/** Asks Stripe, because the person may have paid a moment ago. */
async function assertNotSubscribed(deps: CheckoutDeps, userId: UserId, customer: string): Promise<void> {
  if (!(await deps.payments.listSubscriptions(customer)).some(isLive)) return;
  await readSubscription(deps, userId, customer);
  throw new Refused("conflict", "You already have a subscription. You can change it under Manage subscription.", {
    code: "already-subscribed",
  });
}

const isFor = (checkout: OpenCheckout, { tier, interval }: PlanChoice) =>
  checkout.tier === tier && checkout.interval === interval;

/** A page that is about to expire isn't reused, because paying takes a while. */
const reserveMs = 30 * minuteMs;

const isOpen = ({ expiresAt }: OpenCheckout, { now }: CheckoutDeps) =>
  Date.parse(expiresAt) - reserveMs > now().getTime();

interface Session {
  readonly userId: UserId;
  readonly customer: string;
  readonly offer: PlanChoice;
  readonly count: number;
}

async function openSession(deps: CheckoutDeps, { userId, customer, offer, count }: Session): Promise<OpenCheckout> {
  const { tier, interval } = offer;
  const origin = await deps.siteOrigin();
  const session = await deps.payments.openCheckout({
    userId,
    customer,
    price: deps.prices[tier][interval],
    successUrl: `${origin}${afterStripe.paid(offer)}`,
    cancelUrl: `${origin}${afterStripe.notPaid(offer)}`,
    key: `checkout ${userId} ${count} ${tier} ${interval}`,
  });
  if (!session.url) throw new Error(`${session.id} has no page.`);
  return { ...offer, id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000).toISOString() };
}
