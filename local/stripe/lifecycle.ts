import { bill, charge, type StripeContext } from "./invoicing.ts";
import { getPrice, inDays, periodAfter } from "./prices.ts";
import { newId } from "./recordStore.ts";
import type { Checkout, StripeCard, StripeSubscription } from "./records.ts";
import { invalidRequest } from "./StripeError.ts";

/** Completes a checkout once the customer has filled in the form, and starts the subscription. */
export function completeCheckout(context: StripeContext, id: string, card: StripeCard): Checkout {
  const { records, emit } = context;
  const session = records.get("checkout", id);
  if (session.status !== "open") throw invalidRequest(`This checkout session is ${session.status}.`);
  records.put({ ...records.get("customer", session.customer), card: "works" });
  const subscription = subscribe(context, session);
  records.put({ ...records.get("customer", session.customer), card });
  const completed = records.put<Checkout>({ ...session, status: "complete", subscription: subscription.id });
  emit("checkout.session.completed", completed.id);
  return completed;
}

function subscribe(
  context: StripeContext,
  { customer, price, trialDays, subscriptionMetadata }: Checkout,
): StripeSubscription {
  const { records, at, emit } = context;
  const trialEnd = trialDays === null ? null : inDays(at, trialDays);
  const made = records.put<StripeSubscription>({
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
  emit("customer.subscription.created", made.id);
  const { name, amount } = getPrice(price);
  if (trialEnd === null)
    return bill(context, made, { reason: "subscription_create", description: name, total: amount });
  return made;
}

/** Renews a subscription at the end of its period: the next one starts, or the subscription ends. */
export function renew(context: StripeContext, subscription: StripeSubscription): StripeSubscription {
  if (subscription.cancelAtPeriodEnd) return end(context, subscription);
  const { records, emit } = context;
  const { periodEnd, status } = subscription;
  const { name, amount } = getPrice(subscription.price);
  const renewed = records.put<StripeSubscription>({
    ...subscription,
    status: status === "trialing" ? "active" : status,
    periodStart: periodEnd,
    periodEnd: periodAfter(periodEnd, getPrice(subscription.price)),
  });
  emit("customer.subscription.updated", renewed.id);
  if (status === "unpaid") return renewed;
  return bill(context, renewed, { reason: "subscription_cycle", description: name, total: amount });
}

/** Ends the subscription now. */
export function end({ records, at, emit }: StripeContext, subscription: StripeSubscription): StripeSubscription {
  if (subscription.status === "canceled") throw invalidRequest(`${subscription.id} is canceled already.`);
  for (const invoice of records.list("invoice")) {
    if (invoice.subscription === subscription.id && invoice.status === "open")
      records.put({ ...invoice, status: "void", nextAttempt: null });
  }
  const ended = records.put<StripeSubscription>({
    ...subscription,
    status: "canceled",
    canceledAt: subscription.canceledAt ?? at,
    endedAt: at,
  });
  emit("customer.subscription.deleted", ended.id);
  return ended;
}

/** Cancels at the end of the period, or undoes that. */
export function setCancelAtPeriodEnd(
  { records, at, emit }: StripeContext,
  subscription: StripeSubscription,
  cancel: boolean,
) {
  const changed = records.put({ ...subscription, cancelAtPeriodEnd: cancel, canceledAt: cancel ? at : null });
  emit("customer.subscription.updated", changed.id);
  return changed;
}

/** Changes the plan now. The rest of the period is prorated; a different interval starts a new period. */
export function changePrice(
  context: StripeContext,
  subscription: StripeSubscription,
  price: string,
): StripeSubscription {
  const { records, at, emit } = context;
  const [before, next] = [getPrice(subscription.price), getPrice(price)];
  const onTrial = subscription.status === "trialing";
  const sameInterval = next.interval === before.interval;
  const period = { periodStart: at, periodEnd: periodAfter(at, next) };
  const changed = records.put<StripeSubscription>({
    ...subscription,
    price,
    ...(onTrial || sameInterval ? {} : period),
  });
  emit("customer.subscription.updated", changed.id);
  if (onTrial) return changed;
  const left = partLeft(subscription, at);
  const total = Math.round((sameInterval ? next.amount * left : next.amount) - before.amount * left);
  if (total > 0)
    return bill(context, changed, { reason: "subscription_update", description: `Change to ${next.name}`, total });
  const customer = records.get("customer", changed.customer);
  records.put({ ...customer, balance: customer.balance + total });
  return changed;
}

const partLeft = ({ periodStart, periodEnd }: StripeSubscription, at: number) =>
  Math.max(0, Math.min(1, (periodEnd - at) / (periodEnd - periodStart)));

/** Sets another card and charges open invoices to it at once. */
export function setCard(context: StripeContext, customerId: string, card: StripeCard): void {
  const { records } = context;
  records.put({ ...records.get("customer", customerId), card });
  if (card !== "works") return;
  for (const invoice of [...records.list("invoice")].reverse()) {
    if (invoice.customer === customerId && invoice.status === "open") charge(context, invoice);
  }
}

/** Refunds an invoice. As at Stripe, the subscription continues. */
export function refund({ records, emit }: StripeContext, invoiceId: string): void {
  const invoice = records.get("invoice", invoiceId);
  if (invoice.status !== "paid" || invoice.refunded) throw invalidRequest("Nothing of this invoice can be refunded.");
  records.put({ ...invoice, refunded: true });
  emit("charge.refunded", invoice.id);
}

/** Records that the customer's bank disputes the payment. As at Stripe, the subscription continues. */
export function dispute({ records, emit }: StripeContext, invoiceId: string): void {
  const invoice = records.get("invoice", invoiceId);
  if (invoice.status !== "paid" || invoice.disputed) throw invalidRequest("This invoice cannot be disputed.");
  records.put({ ...invoice, disputed: true });
  emit("charge.dispute.created", invoice.id);
}
