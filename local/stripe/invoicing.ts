import { inDays } from "./prices.ts";
import { newId, type StripeRecords } from "./recordStore.ts";
import type { Invoice, StripeSubscription } from "./records.ts";

/** What a change needs: the records, the time (seconds since 1970), and a listener for events. */
export interface StripeContext {
  readonly records: StripeRecords;
  readonly at: number;
  readonly emit: (type: EventType, id: string) => void;
}

/** The events that the stand-in sends. The id names the object. */
export type EventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "invoice.created"
  | "invoice.paid"
  | "invoice.payment_failed"
  | "charge.refunded"
  | "charge.dispute.created";

/** A declined card is retried after these many days. After the last retry, the subscription is unpaid. */
const retryAfterDays = [3, 5, 7];

type Billing = Pick<Invoice, "reason" | "description" | "total">;

/** Creates the invoice, deducts the customer's credit, and charges the card. Returns the resulting subscription. */
export function bill(
  context: StripeContext,
  subscription: StripeSubscription,
  { reason, description, total }: Billing,
): StripeSubscription {
  const { records, at, emit } = context;
  const customer = records.get("customer", subscription.customer);
  const due = Math.max(0, total + customer.balance);
  records.put({ ...customer, balance: customer.balance + total - due });
  const made = records.put<Invoice>({
    kind: "invoice",
    id: newId("in"),
    created: at,
    number: `GHOST-${String(records.list("invoice").length + 1).padStart(4, "0")}`,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    description,
    total: due,
    paid: 0,
    status: "open",
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    attempts: 0,
    nextAttempt: at,
    paidAt: null,
    refunded: false,
    disputed: false,
  });
  emit("invoice.created", made.id);
  records.put({ ...subscription, latestInvoice: made.id });
  return charge(context, made);
}

/** Charges the customer's card. Returns the resulting subscription. */
export function charge(context: StripeContext, invoice: Invoice): StripeSubscription {
  const { records, at, emit } = context;
  const attempts = invoice.attempts + 1;
  if (invoice.total === 0 || records.get("customer", invoice.customer).card === "works") {
    records.put<Invoice>({ ...invoice, attempts, status: "paid", paid: invoice.total, paidAt: at, nextAttempt: null });
    emit("invoice.paid", invoice.id);
    return setStatus(context, invoice.subscription, "active");
  }
  const days = retryAfterDays[invoice.attempts];
  records.put({ ...invoice, attempts, nextAttempt: days === undefined ? null : inDays(at, days) });
  emit("invoice.payment_failed", invoice.id);
  return setStatus(context, invoice.subscription, days === undefined ? "unpaid" : "past_due");
}

function setStatus(
  { records, emit }: StripeContext,
  id: string,
  status: "active" | "past_due" | "unpaid",
): StripeSubscription {
  const subscription = records.get("subscription", id);
  if (subscription.status === status || subscription.status === "canceled") return subscription;
  const owes = records.list("invoice").some((one) => one.subscription === id && one.status === "open");
  if (status === "active" && owes) return subscription;
  const settled = records.put({ ...subscription, status });
  emit("customer.subscription.updated", id);
  return settled;
}
