import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { onTestFinished } from "vitest";
import type { PriceIds } from "#domain/api/billing.ts";
import { connectStripe } from "#lambdas/services/stripe.ts";
import { openFaults } from "#local/faults.ts";
import { localPriceIds } from "#local/stripe/prices.ts";
import { startStripe } from "#local/stripe/startStripe.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

export const webhookSecret = "whsec_of_the_tests";

/** The prices sold in tests. */
export const testPrices: PriceIds = localPriceIds;

const daySeconds = 86_400;

/** An event delivered to the webhook address. */
export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

/**
 * Opens the Stripe stand-in with Stripe's own client connected to it, a clock to advance, and a receiver for the
 * events.
 */
export async function openTestStripe(
  take: (delivery: Delivery) => unknown,
  { from = new Date("2027-01-31T12:00:00.000Z") } = {},
) {
  let nowMs = from.getTime();
  const listener = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    await take({ body, signature: String(request.headers["stripe-signature"]) });
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  const faults = openFaults();
  const standIn = await startStripe({
    dataFolder: temporaryFolder(),
    origin: "http://localhost",
    webhook: () => ({ url, secret: webhookSecret }),
    faults,
    now: () => nowMs,
  });
  onTestFinished(async () => {
    await standIn.stop();
    listener.close();
  });
  const stripe: Stripe = connectStripe("sk_test_local", standIn.endpoint);
  return {
    stripe,
    faults,
    now: () => new Date(nowMs),
    settled: standIn.settled,
    /** Submits the form of one of Stripe's pages. */
    send: (page: string, form: Readonly<Record<string, string>>) =>
      standIn.pages({
        method: "POST",
        path: new URL(page).pathname,
        query: "",
        headers: {},
        body: Buffer.from(new URLSearchParams(form).toString()),
        address: "127.0.0.1",
      }),
    /** Returns the text of one of Stripe's pages. */
    read: async (page: string) => {
      const request = { method: "GET", path: new URL(page).pathname, query: "", headers: {}, address: "127.0.0.1" };
      return String((await standIn.pages({ ...request, body: Buffer.alloc(0) })).body);
    },
    passDays: async (days: number) => {
      await standIn.settled();
      nowMs += days * daySeconds * 1000;
      await standIn.settled();
    },
  };
}
