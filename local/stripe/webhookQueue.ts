import Stripe from "stripe";
import type { EventType } from "./invoicing.ts";
import { chargeObject, disputeObject } from "./objects/charge.ts";
import { checkoutObject } from "./objects/checkout.ts";
import { invoiceObject } from "./objects/invoice.ts";
import { subscriptionObject } from "./objects/subscription.ts";
import type { PageAddresses } from "./pageAddresses.ts";
import { newId, type StripeRecords } from "./recordStore.ts";
import type { Event } from "./records.ts";

/** Where events are sent. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

export interface WebhookQueue {
  /** Creates the event and sends it soon. Resends it if it wasn't accepted. */
  readonly enqueue: (type: EventType, id: string, at: number) => void;
  /** Stops sending, and waits for deliveries in progress. */
  readonly close: () => Promise<void>;
  /** Resolves when all events so far are accepted or given up. */
  readonly settled: () => Promise<void>;
}

export interface WebhookQueueOptions {
  readonly records: StripeRecords;
  readonly addresses: PageAddresses;
  readonly target: () => WebhookTarget | undefined;
  /** Whether the next delivery is to be lost. */
  readonly isLost: () => boolean;
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** Stripe retries for three days. These waits are short enough for local use. */
const waitsMs = [0, 500, 2000, 5000];

export function openWebhookQueue({ records, addresses, target, isLost, now }: WebhookQueueOptions): WebhookQueue {
  let last = Promise.resolve();
  let open = true;
  const deliver = async (event: Event) => {
    const accepted = !isLost() && (await send(event, { target: target(), isOpen: () => open, now }));
    if (open) records.put({ ...event, delivered: true, accepted });
  };
  return {
    enqueue: (type, id, at) => {
      const object = objectOf(records, addresses, type, id);
      const event = records.put<Event>({
        kind: "event",
        id: newId("evt"),
        created: at,
        type,
        object,
        delivered: false,
        accepted: false,
      });
      last = last.then(() => deliver(event));
    },
    settled: () => last,
    close: () => {
      open = false;
      return last;
    },
  };
}

interface Sending {
  readonly target: WebhookTarget | undefined;
  readonly isOpen: () => boolean;
  readonly now: () => number;
}

async function send(event: Event, { target, isOpen, now }: Sending): Promise<boolean> {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (!target || !isOpen()) return false;
    if (await isAccepted(event, target, now())) return true;
  }
  return false;
}

/** Signed again for each attempt, as Stripe does. */
async function isAccepted(event: Event, { url, secret }: WebhookTarget, timestamp: number): Promise<boolean> {
  const payload = JSON.stringify(eventObject(event));
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  const response = await fetch(url, { method: "POST", headers, body: payload }).catch(() => undefined);
  return response?.ok ?? false;
}

export const eventObject = ({ id, created, type, object }: Event) => ({
  id,
  object: "event",
  api_version: Stripe.API_VERSION,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

function objectOf(records: StripeRecords, addresses: PageAddresses, type: EventType, id: string): Event["object"] {
  if (type.startsWith("customer.subscription.")) return subscriptionObject(records.get("subscription", id));
  if (type.startsWith("checkout.session.")) return checkoutObject(records.get("checkout", id), addresses.checkout(id));
  const invoice = records.get("invoice", id);
  if (type === "charge.refunded") return chargeObject(invoice);
  if (type === "charge.dispute.created") return disputeObject(invoice);
  return invoiceObject(invoice, addresses.invoice(id), records.get("subscription", invoice.subscription).metadata);
}
