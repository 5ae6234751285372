import { afterStripe } from "#domain/api/billing.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { isGivenAlready } from "#domain/subscription/plans.ts";
import { type BillingDeps, isLive, readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import type { Offer, PayingPerson } from "#lambdas/services/payments.ts";
import { keepCheckout, keepCustomer, type OpenCheckout, readBilling } from "#lambdas/stores/subscriptions.ts";

export interface CheckoutDeps extends BillingDeps {
  readonly siteOrigin: () => Promise<string>;
  readonly findPerson: (userId: UserId) => Promise<PayingPerson>;
}

/** Two tabs that want different plans take turns; somebody with so many has another problem. */
const mostTurns = 8;

/**
 * The page where this plan is paid for. A person has one page open at a time, so nobody can pay twice: the same plan
 * gets the same page, and another plan closes the former one first.
 */
export async function openCheckoutPage(counter: CheckoutDeps, userId: UserId, offer: Offer): Promise<string> {
  const { given } = await readBilling(counter.table, userId);
  if (isGivenAlready(given, offer.tier, counter.now())) throw alreadyGiven();
  const customer = await customerOf(counter, userId);
  for (let turn = 0; turn < mostTurns; turn++) {
    await assertNotSubscribed(counter, userId, customer);
    const { checkout, checkouts } = await readBilling(counter.table, userId);
    if (checkout && isFor(checkout, offer) && isOpen(checkout, counter)) return checkout.url;
    if (checkout && !(await counter.payments.expireCheckout(checkout.id))) continue;
    const next = await openSession(counter, { userId, customer, offer, count: checkouts + 1 });
    if (await keepCheckout(counter.table, userId, checkouts, next)) return next.url;
    const { checkout: kept } = await readBilling(counter.table, userId);
    if (kept?.id !== next.id) await counter.payments.expireCheckout(next.id);
  }
  throw new Refused("unavailable", "Ghostlight is very busy right now. Try again in a moment.");
}

const alreadyGiven = () =>
  new Refused("conflict", "You have this plan already, free of charge.", { code: "already-given" });

async function customerOf({ table, payments, findPerson }: CheckoutDeps, userId: UserId): Promise<string> {
  const { customer } = await readBilling(table, userId);
  return customer ?? keepCustomer(table, userId, await payments.createCustomer(await findPerson(userId)));
}

/** Stripe knows before we do: somebody may have paid a moment ago. */
async function assertNotSubscribed(counter: CheckoutDeps, userId: UserId, customer: string): Promise<void> {
  if (!(await counter.payments.listSubscriptions(customer)).some(isLive)) return;
  await readSubscription(counter, userId, customer);
  throw new Refused("conflict", "You already have a subscription. You can change it under Manage subscription.", {
    code: "already-subscribed",
  });
}

const isFor = (checkout: OpenCheckout, { tier, interval }: Offer) =>
  checkout.tier === tier && checkout.interval === interval;

/** A page that runs out while somebody looks for the card is of no use. */
const reserveMs = 30 * 60_000;

const isOpen = ({ expiresAt }: OpenCheckout, { now }: CheckoutDeps) =>
  Date.parse(expiresAt) - reserveMs > now().getTime();

interface Session {
  readonly userId: UserId;
  readonly customer: string;
  readonly offer: Offer;
  readonly count: number;
}

async function openSession(counter: CheckoutDeps, { userId, customer, offer, count }: Session): Promise<OpenCheckout> {
  const { tier, interval } = offer;
  const origin = await counter.siteOrigin();
  const session = await counter.payments.openCheckout({
    userId,
    customer,
    price: counter.prices[tier][interval],
    successUrl: `${origin}${afterStripe.paid}`,
    cancelUrl: `${origin}${afterStripe.notPaid}`,
    key: `checkout ${userId} ${count} ${tier} ${interval}`,
  });
  if (!session.url) throw new Error(`${session.id} has no page.`);
  return { ...offer, id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000).toISOString() };
}
