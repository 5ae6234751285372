import type * as z from "zod";
import type { StripeContext } from "./invoicing.ts";
import { changePrice, end, setCancelAtPeriodEnd } from "./lifecycle.ts";
import { chargeObject } from "./objects/charge.ts";
import { checkoutObject } from "./objects/checkout.ts";
import { customerObject, deletedCustomerObject } from "./objects/customer.ts";
import { invoiceObject } from "./objects/invoice.ts";
import { listOf } from "./objects/list.ts";
import { portalObject } from "./objects/portal.ts";
import { priceObject } from "./objects/price.ts";
import { itemIdOf, subscriptionObject } from "./objects/subscription.ts";
import type { PageAddresses } from "./pageAddresses.ts";
import * as params from "./params.ts";
import { getPrice, inDays } from "./prices.ts";
import { newId, type StripeRecords } from "./recordStore.ts";
import type { Checkout, Portal, StripeCustomer, StripeSubscription } from "./records.ts";
import { invalidRequest, notFoundError } from "./StripeError.ts";
import { eventObject } from "./webhookQueue.ts";

export interface StripeCall {
  readonly context: StripeContext;
  readonly addresses: PageAddresses;
  readonly id: string;
  readonly given: unknown;
}

type Operation = (call: StripeCall) => unknown;

const operation =
  <T>(schema: z.ZodType<T>, run: (call: StripeCall & { readonly given: T }) => unknown): Operation =>
  (call) => {
    const parsed = schema.safeParse(call.given);
    if (parsed.success) return run({ ...call, given: parsed.data });
    const [issue] = parsed.error.issues;
    const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
    if (unknown !== undefined) throw invalidRequest(`Received unknown parameter: ${unknown}`, unknown);
    const path = issue?.path.join(".") ?? "";
    throw invalidRequest(`Invalid ${path}: ${issue?.message}`, path);
  };

/** The supported calls of Stripe's API, by method and path. */
export const stripeOperations: Readonly<Record<string, Operation>> = {
  "POST /v1/customers": operation(params.customerParams, ({ context: { records, at }, given }) => {
    const { email = null, name = null, metadata = {} } = given;
    const id = newId("cus");
    const made: StripeCustomer = {
      kind: "customer",
      id,
      created: at,
      email,
      name,
      metadata,
      card: null,
      balance: 0,
      deleted: false,
    };
    return customerObject(records.put(made));
  }),
  "GET /v1/customers": operation(params.customerListParams, ({ context: { records }, given }) => {
    const found = records
      .list("customer")
      .filter(({ email, deleted }) => !deleted && (!given.email || email === given.email));
    return listOf("/v1/customers", found.map(customerObject), pageOf(given));
  }),
  "GET /v1/customers/:id": operation(params.retrieveParams, ({ context: { records }, id }) => {
    const found = records.get("customer", id);
    return found.deleted ? deletedCustomerObject(found) : customerObject(found);
  }),
  "POST /v1/customers/:id": operation(params.customerParams, ({ context: { records }, id, given }) => {
    const { email, name, metadata } = given;
    const found = livingCustomer({ records }, id);
    const merged = { ...found.metadata, ...metadata };
    return customerObject(
      records.put({ ...found, email: email ?? found.email, name: name ?? found.name, metadata: merged }),
    );
  }),
  "DELETE /v1/customers/:id": operation(params.retrieveParams, ({ context, id }) => {
    const found = livingCustomer(context, id);
    for (const one of context.records.list("subscription"))
      if (one.customer === id && one.status !== "canceled") end(context, one);
    return deletedCustomerObject(
      context.records.put({ ...found, deleted: true, email: null, name: null, metadata: {} }),
    );
  }),
  "POST /v1/checkout/sessions": operation(params.checkoutParams, ({ context: { records, at }, addresses, given }) => {
    const [item] = given.line_items;
    const made = records.put<Checkout>({
      kind: "checkout",
      id: newId("cs_test"),
      created: at,
      expiresAt: given.expires_at ?? inDays(at, 1),
      customer: livingCustomer({ records }, given.customer).id,
      price: getPrice(item?.price ?? "").id,
      trialDays: given.subscription_data?.trial_period_days ?? null,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      reference: given.client_reference_id ?? null,
      status: "open",
      subscription: null,
      metadata: given.metadata ?? {},
      subscriptionMetadata: given.subscription_data?.metadata ?? {},
    });
    return checkoutObject(made, addresses.checkout(made.id));
  }),
  "GET /v1/checkout/sessions": operation(params.checkoutListParams, ({ context: { records }, addresses, given }) => {
    const { customer, status, subscription } = given;
    const found = records
      .list("checkout")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !status || one.status === status)
      .filter((one) => !subscription || one.subscription === subscription);
    const objects = found.map((one) => checkoutObject(one, addresses.checkout(one.id)));
    return listOf("/v1/checkout/sessions", objects, pageOf(given));
  }),
  "GET /v1/checkout/sessions/:id": operation(params.retrieveParams, ({ context: { records }, addresses, id }) =>
    checkoutObject(records.get("checkout", id), addresses.checkout(id)),
  ),
  "POST /v1/checkout/sessions/:id/expire": operation(params.retrieveParams, ({ context, addresses, id }) => {
    const session = context.records.get("checkout", id);
    if (session.status !== "open")
      throw invalidRequest(`Only open sessions can be expired; this is ${session.status}.`);
    const expired = context.records.put<Checkout>({ ...session, status: "expired" });
    context.emit("checkout.session.expired", id);
    return checkoutObject(expired, addresses.checkout(id));
  }),
  "POST /v1/billing_portal/sessions": operation(
    params.portalParams,
    ({ context: { records, at }, addresses, given }) => {
      const customer = livingCustomer({ records }, given.customer).id;
      const made: Portal = {
        kind: "portal",
        id: newId("bps"),
        created: at,
        customer,
        returnUrl: given.return_url,
        change: given.flow_data && changeOf({ records }, customer, given.flow_data),
      };
      return portalObject(records.put(made), addresses.portal(made.id));
    },
  ),
  "GET /v1/subscriptions": operation(params.subscriptionListParams, ({ context: { records }, addresses, given }) => {
    const { customer, status } = given;
    const found = records
      .list("subscription")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => isAsked(one, status));
    const expands = given.expand?.includes("data.latest_invoice") ?? false;
    const objects = found.map((one) => (expands ? withInvoice(records, addresses, one) : subscriptionObject(one)));
    return listOf("/v1/subscriptions", objects, pageOf(given));
  }),
  "GET /v1/subscriptions/:id": operation(params.retrieveParams, ({ context: { records }, id }) =>
    subscriptionObject(records.get("subscription", id)),
  ),
  "POST /v1/subscriptions/:id": operation(params.subscriptionParams, ({ context, id, given }) => {
    const { records } = context;
    const before = records.get("subscription", id);
    if (before.status === "canceled") throw invalidRequest("A canceled subscription can only update its metadata.");
    let changed = records.put({ ...before, metadata: { ...before.metadata, ...given.metadata } });
    const [item] = given.items ?? [];
    if (item && item.id !== itemIdOf(id)) throw notFoundError("subscription_item", item.id);
    if (item && item.price !== changed.price) changed = changePrice(context, changed, item.price);
    const { cancel_at_period_end: cancel = changed.cancelAtPeriodEnd } = given;
    if (cancel !== changed.cancelAtPeriodEnd) changed = setCancelAtPeriodEnd(context, changed, cancel);
    return subscriptionObject(changed);
  }),
  "DELETE /v1/subscriptions/:id": operation(params.subscriptionCancelParams, ({ context, id }) =>
    subscriptionObject(end(context, context.records.get("subscription", id))),
  ),
  "GET /v1/events": operation(params.eventListParams, ({ context: { records }, given }) => {
    const { types, created } = given;
    const found = records
      .list("event")
      .filter(({ type, accepted }) => types.includes(type) && !accepted)
      .filter((one) => one.created >= created.gte && one.created <= created.lte);
    return listOf("/v1/events", found.map(eventObject), pageOf(given));
  }),
  "GET /v1/invoices": operation(params.invoiceListParams, ({ context: { records }, addresses, given }) => {
    const { customer, subscription, status } = given;
    const found = records
      .list("invoice")
      .filter((one) => !customer || one.customer === customer)
      .filter((one) => !subscription || one.subscription === subscription)
      .filter((one) => !status || one.status === status);
    const objects = found.map((one) => invoiceObject(one, addresses.invoice(one.id)));
    return listOf("/v1/invoices", objects, pageOf(given));
  }),
  "GET /v1/invoices/:id": operation(params.retrieveParams, ({ context: { records }, addresses, id }) =>
    invoiceObject(records.get("invoice", id), addresses.invoice(id)),
  ),
  "GET /v1/charges/:id": operation(params.retrieveParams, ({ context: { records }, id }) =>
    chargeObject(records.get("invoice", id.replace(/^ch_/, "in_"))),
  ),
  "GET /v1/prices/:id": operation(params.retrieveParams, ({ id }) => priceObject(getPrice(id))),
};

const pageOf = (given: { readonly limit?: number | undefined; readonly starting_after?: string | undefined }) => ({
  limit: given.limit,
  startingAfter: given.starting_after,
});

function withInvoice(records: StripeRecords, addresses: PageAddresses, subscription: StripeSubscription) {
  const { latestInvoice } = subscription;
  const invoice =
    latestInvoice && invoiceObject(records.get("invoice", latestInvoice), addresses.invoice(latestInvoice));
  return { ...subscriptionObject(subscription), latest_invoice: invoice };
}

/** By default, Stripe leaves out canceled subscriptions. */
function isAsked(
  { status }: StripeSubscription,
  requested: z.output<typeof params.subscriptionListParams>["status"],
): boolean {
  if (requested === "all") return true;
  if (requested === "ended") return status === "canceled";
  return requested === undefined ? status !== "canceled" : status === requested;
}

type FlowData = NonNullable<z.output<typeof params.portalParams>["flow_data"]>;

/** A flow is refused if it isn't about the customer's own subscription and its item. */
function changeOf({ records }: Pick<StripeContext, "records">, customer: string, flow: FlowData): Portal["change"] {
  const { subscription, items } = flow.subscription_update_confirm;
  const [item] = items;
  const found = records.get("subscription", subscription);
  if (found.customer !== customer) throw notFoundError("subscription", subscription);
  if (!item || item.id !== itemIdOf(subscription)) throw notFoundError("subscription_item", item?.id ?? "");
  if (item.price === found.price) throw invalidRequest("The subscription already has this price.");
  return { price: item.price, doneUrl: flow.after_completion.redirect.return_url };
}

function livingCustomer({ records }: Pick<StripeContext, "records">, id: string): StripeCustomer {
  const found = records.get("customer", id);
  if (found.deleted) throw notFoundError("customer", id);
  return found;
}
