import { bill, charge, type StripeContext } from "./invoicing.ts";
import { getPrice, inDays, periodAfter } from "./prices.ts";
import { newId } from "./recordStore.ts";
import type { Checkout, StripeCard, StripeSubscription } from "./records.ts";
import { invalidRequest } from "./StripeError.ts";

/** The customer has completed the checkout form, so the subscription starts. */
export function completeCheckout(desk: StripeContext, id: string, card: StripeCard): Checkout {
  const { ledger, tell } = desk;
  const session = ledger.get("checkout", id);
  if (session.status !== "open") throw invalidRequest(`This checkout session is ${session.status}.`);
  ledger.put({ ...ledger.get("customer", session.customer), card: "works" });
  const subscription = subscribe(desk, session);
  ledger.put({ ...ledger.get("customer", session.customer), card });
  const completed = ledger.put<Checkout>({ ...session, status: "complete", subscription: subscription.id });
  tell("checkout.session.completed", completed.id);
  return completed;
}

function subscribe(
  desk: StripeContext,
  { customer, price, trialDays, subscriptionMetadata }: Checkout,
): StripeSubscription {
  const { ledger, at, tell } = desk;
  const trialEnd = trialDays === null ? null : inDays(at, trialDays);
  const made = ledger.put<StripeSubscription>({
    kind: "subscription",
    id: newId("sub"),
    created: at,
    customer,
    price,
    status: trialEnd === null ? "active" : "trialing",
    periodStart: at,
    periodEnd: trialEnd ?? periodAfter(at, getPrice(price)),
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    metadata: subscriptionMetadata,
  });
  tell("customer.subscription.created", made.id);
  const { name, amount } = getPrice(price);
  if (trialEnd === null) return bill(desk, made, { reason: "subscription_create", description: name, total: amount });
  return made;
}

/** The period is over: the next one starts, or the subscription ends. */
export function renew(desk: StripeContext, subscription: StripeSubscription): StripeSubscription {
  if (subscription.cancelAtPeriodEnd) return end(desk, subscription);
  const { ledger, tell } = desk;
  const { periodEnd, status } = subscription;
  const { name, amount } = getPrice(subscription.price);
  const renewed = ledger.put<StripeSubscription>({
    ...subscription,
    status: status === "trialing" ? "active" : status,
    periodStart: periodEnd,
    periodEnd: periodAfter(periodEnd, getPrice(subscription.price)),
  });
  tell("customer.subscription.updated", renewed.id);
  if (status === "unpaid") return renewed;
  return bill(desk, renewed, { reason: "subscription_cycle", description: name, total: amount });
}

/** Ends the subscription now. */
export function end({ ledger, at, tell }: StripeContext, subscription: StripeSubscription): StripeSubscription {
  if (subscription.status === "canceled") throw invalidRequest(`${subscription.id} is canceled already.`);
  for (const invoice of ledger.list("invoice")) {
    if (invoice.subscription === subscription.id && invoice.status === "open")
      ledger.put({ ...invoice, status: "void", nextAttempt: null });
  }
  const ended = ledger.put<StripeSubscription>({
    ...subscription,
    status: "canceled",
    canceledAt: subscription.canceledAt ?? at,
    endedAt: at,
  });
  tell("customer.subscription.deleted", ended.id);
  return ended;
}

/** Cancels at the end of the period, or undoes that. */
export function setCancelAtPeriodEnd(
  { ledger, at, tell }: StripeContext,
  subscription: StripeSubscription,
  cancel: boolean,
) {
  const changed = ledger.put({ ...subscription, cancelAtPeriodEnd: cancel, canceledAt: cancel ? at : null });
  tell("customer.subscription.updated", changed.id);
  return changed;
}

/** Changes the plan now. The rest of the period is prorated; a different interval starts a new period. */
export function changePrice(desk: StripeContext, subscription: StripeSubscription, price: string): StripeSubscription {
  const { ledger, at, tell } = desk;
  const [before, next] = [getPrice(subscription.price), getPrice(price)];
  const onTrial = subscription.status === "trialing";
  const sameInterval = next.interval === before.interval;
  const period = { periodStart: at, periodEnd: periodAfter(at, next) };
  const changed = ledger.put<StripeSubscription>({
    ...subscription,
    price,
    ...(onTrial || sameInterval ? {} : period),
  });
  tell("customer.subscription.updated", changed.id);
  if (onTrial) return changed;
  const left = partLeft(subscription, at);
  const total = Math.round((sameInterval ? next.amount * left : next.amount) - before.amount * left);
  if (total > 0)
    return bill(desk, changed, { reason: "subscription_update", description: `Change to ${next.name}`, total });
  const customer = ledger.get("customer", changed.customer);
  ledger.put({ ...customer, balance: customer.balance + total });
  return changed;
}

const partLeft = ({ periodStart, periodEnd }: StripeSubscription, at: number) =>
  Math.max(0, Math.min(1, (periodEnd - at) / (periodEnd - periodStart)));

/** Sets another card and charges open invoices to it at once. */
export function setCard(desk: StripeContext, customerId: string, card: StripeCard): void {
  const { ledger } = desk;
  ledger.put({ ...ledger.get("customer", customerId), card });
  if (card !== "works") return;
  for (const invoice of [...ledger.list("invoice")].reverse()) {
    if (invoice.customer === customerId && invoice.status === "open") charge(desk, invoice);
  }
}

/** Refunds an invoice. As at Stripe, the subscription continues. */
export function refund({ ledger, tell }: StripeContext, invoiceId: string): void {
  const invoice = ledger.get("invoice", invoiceId);
  if (invoice.status !== "paid" || invoice.refunded) throw invalidRequest("Nothing of this invoice can be refunded.");
  ledger.put({ ...invoice, refunded: true });
  tell("charge.refunded", invoice.id);
}

/** The customer's bank disputes the payment. As at Stripe, the subscription continues. */
export function dispute({ ledger, tell }: StripeContext, invoiceId: string): void {
  const invoice = ledger.get("invoice", invoiceId);
  if (invoice.status !== "paid" || invoice.disputed) throw invalidRequest("This invoice cannot be disputed.");
  ledger.put({ ...invoice, disputed: true });
  tell("charge.dispute.created", invoice.id);
}
