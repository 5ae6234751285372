import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { userId } from "#domain/api/shapes.ts";
import { type Payments, paymentsBehind } from "#lambdas/services/payments.ts";
import { findSubscription, keepCustomer } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { priceIds } from "#local/stripe/prices.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { openTestStripe } from "#tests/support/stripe.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";
import { readSubscription } from "./readSubscription.ts";

const { table, endpoint } = await startTestTable();
const sequences = Number(process.env.SEQUENCES ?? 100);

type Listed = readonly Stripe.Subscription[];

/** What Stripe lists after each of the six changes of a subscription's life: begun, failed, mended, up, canceled, ended. */
async function recordLife(): Promise<readonly Listed[]> {
  const { stripe, send, passDays } = await openTestStripe(() => {});
  const { listSubscriptions } = paymentsBehind(stripe);
  const customer = (await stripe.customers.create({})).id;
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: priceIds.writer.monthly, quantity: 1 }],
    success_url: "http://localhost/",
  });
  const states: Listed[] = [];
  const record = async () => void states.push(await listSubscriptions(customer));
  await send(session.url ?? "", { card: "fails" });
  await record();
  await passDays(28);
  await record();
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: "http://localhost/" });
  await send(portal.url, { card: "works" });
  await record();
  await send(portal.url, { price: priceIds.company.monthly });
  await record();
  await send(portal.url, { cancel: "yes" });
  await record();
  await passDays(31);
  await record();
  return states;
}

/** Several deliveries at once, each of an event that has happened; Stripe goes on while they read. */
async function deliverAll(table: Table, life: readonly Listed[], seed: number) {
  const random = seededRandom(seed);
  const person = userId.parse(randomUUID());
  await keepCustomer(table, person, "cus_1");
  let happened = 0;
  const payments = {
    listSubscriptions: async () => {
      const seen = life[happened - 1] ?? [];
      await new Promise((resolve) => setTimeout(resolve, random(4) * 8));
      return seen;
    },
  } as Partial<Payments> as Payments;
  const office = { table, payments, prices: priceIds, now: () => new Date("2027-06-01T00:00:00.000Z") };
  const waiting: number[] = [];
  const underWay: Promise<void>[] = [];
  while (happened < life.length || waiting.length > 0) {
    if (happened < life.length && (waiting.length === 0 || random(2) === 0)) {
      happened += 1;
      for (let copies = 1 + random(2); copies > 0; copies--) waiting.push(happened);
    }
    waiting.splice(random(waiting.length), 1);
    underWay.push(readSubscription(office, person, "cus_1"));
    if (random(3) === 0) await Promise.all(underWay.splice(0));
  }
  await Promise.all(underWay);
  return findSubscription(table, person);
}

test(`in ${sequences} orders, doubled and at once, the end is what Stripe has in the end`, async () => {
  const life = await recordLife();
  expect(life.map(([one]) => `${one?.status} ${one?.items.data[0]?.price.id}`)).toHaveLength(6);
  expect(await wrongEnds(table, life, sequences)).toEqual([]);
}, 1_200_000);

test("a reading that is kept whatever its number is caught", async () => {
  const life = await recordLife();
  const careless = connectTable(endpoint);
  careless.client.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ConditionExpression: undefined } }),
    { step: "initialize", priority: "high" },
  );
  expect((await wrongEnds(careless, life, 40)).length).toBeGreaterThan(0);
}, 120_000);

const atOnce = 10;

/** The seeds after which something else is kept than what Stripe has in the end. */
async function wrongEnds(table: Table, life: readonly Listed[], count: number): Promise<readonly number[]> {
  const wrong: number[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
    const ends = await Promise.all(seeds.map((seed) => deliverAll(table, life, seed)));
    wrong.push(...seeds.filter((_, index) => ends[index]?.tier !== "company" || ends[index]?.status !== "canceled"));
  }
  return wrong;
}
