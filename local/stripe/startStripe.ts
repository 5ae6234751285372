import { join } from "node:path";
import type { Answerer } from "#local/edge/distribution.ts";
import type { Faults } from "#local/faults.ts";
import { answering, listen } from "#local/front.ts";
import { answerCall } from "./answerCall.ts";
import { catchUp } from "./catchUp.ts";
import type { StripeContext } from "./invoicing.ts";
import { pageAddresses } from "./pageAddresses.ts";
import { showStripePage } from "./pages.ts";
import { openStripeRecords } from "./recordStore.ts";
import { openWebhookQueue, type WebhookTarget } from "./webhookQueue.ts";

export interface StripeOptions {
  readonly dataFolder: string;
  /** The site's origin, which also serves the pages. */
  readonly origin: string;
  /** Where events are sent; without it, none are. */
  readonly webhook: () => WebhookTarget | undefined;
  readonly faults: Faults;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface StripeStandIn {
  /** The API's address, for `STRIPE_API_BASE`. */
  readonly endpoint: string;
  /** The pages that Stripe would host. */
  readonly pages: Answerer;
  /** Does everything that has become due, and waits until all events are accepted or given up. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The path of its pages on the site's own address. */
export const stripePath = "/local/stripe";

/** How often due work is done when there are no requests. */
const tickMs = 500;

/** Stripe, limited to subscriptions: its API over HTTP, its pages, its webhooks, and the passing of time. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { dataFolder, origin, webhook, faults, now } = options;
  const records = openStripeRecords(join(dataFolder, "stripe.jsonl"));
  const addresses = pageAddresses(`${origin}${stripePath}`);
  const seconds = () => Math.floor(now() / 1000);
  const isLost = () => faults.take("webhook") !== undefined;
  const webhooks = openWebhookQueue({ records, addresses, target: webhook, isLost, now: seconds });
  const contextAt = (at: number): StripeContext => ({
    records,
    at,
    emit: (type, id) => webhooks.enqueue(type, id, at),
  });
  const context = () => {
    const at = seconds();
    catchUp(at, contextAt);
    return contextAt(at);
  };
  const answer: Answerer = async (request) => answerCall({ context: context(), addresses }, request);
  const server = await listen(0, answering(answer, { faults, serviceOf: () => "stripe", bodyOf: errorBody }));
  const tick = setInterval(context, tickMs);
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    pages: async (request) => showStripePage(context(), stripePath, request),
    settled: () => {
      context();
      return webhooks.settled();
    },
    stop: async () => {
      clearInterval(tick);
      await server.stop();
      await webhooks.close();
    },
  };
}

const errorBody = (message: string) => ({ error: { type: "api_error", message } });
