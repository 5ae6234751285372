import { randomUUID } from "node:crypto";
import type { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { userId } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { readSubscription } from "#lambdas/services/billing/readSubscription.ts";
import { createPayments, type Payments } from "#lambdas/services/payments.ts";
import { findSubscription, keepCustomer } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { seededRandom } from "#tests/support/seededRandom.ts";
import { openTestStripe, testPrices } from "#tests/support/stripe.ts";
import { connectTable, startTestTable } from "#tests/support/table.ts";

const proof = proofIn(import.meta.dirname);

const { table, endpoint } = await startTestTable();
const sequences = Number(process.env.SEQUENCES ?? 50);

type Listed = readonly Stripe.Subscription[];

/** What Stripe lists after each of six changes: started, payment failed, paid, upgraded, canceled, ended. */
async function recordLife(): Promise<readonly Listed[]> {
  const { stripe, send, passDays } = await openTestStripe(() => {});
  const { listSubscriptions } = createPayments(stripe);
  const customer = (await stripe.customers.create({})).id;
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: testPrices.writer.monthly, quantity: 1 }],
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
  await send(portal.url, { price: testPrices.company.monthly });
  await record();
  await send(portal.url, { cancel: "yes" });
  await record();
  await passDays(31);
  await record();
  return states;
}

/** A reading of Stripe that has its result and waits before storing it. */
interface Reading {
  readonly release: () => void;
  readonly kept: Promise<void>;
}

/** Starts a reading and resolves once Stripe was read, before the result is stored. */
async function beginReading(table: Table, person: UserId, seen: () => Listed): Promise<Reading> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let kept = Promise.resolve();
  const read = new Promise<void>((hasRead) => {
    const listSubscriptions = async () => {
      const listed = seen();
      hasRead();
      await released;
      return listed;
    };
    kept = readSubscription(officeWith(table, { listSubscriptions }), person, "cus_1");
  });
  await read;
  return { release, kept };
}

const officeWith = (table: Table, payments: Pick<Payments, "listSubscriptions">) => ({
  table,
  payments,
  prices: testPrices,
  now: () => new Date("2027-06-01T00:00:00.000Z"),
});

/** Delivers every event once or twice, never before it happened. Results may be stored much later. */
async function deliverAll(table: Table, life: readonly Listed[], seed: number) {
  const random = seededRandom(seed);
  const person = userId.parse(randomUUID());
  await keepCustomer(table, person, "cus_1");
  let happened = 0;
  let waiting = 0;
  const readings: Reading[] = [];
  while (happened < life.length || waiting > 0 || readings.length > 0) {
    const choice = random(3);
    if (choice === 0 && happened < life.length) {
      happened += 1;
      waiting += 1 + random(2);
    } else if (choice === 1 && waiting > 0) {
      waiting -= 1;
      readings.push(await beginReading(table, person, () => life[happened - 1] ?? []));
    } else {
      const [reading] = readings.splice(random(readings.length), 1);
      reading?.release();
      await reading?.kept;
    }
  }
  return findSubscription(table, person);
}

test(`in ${sequences} orders, repeated and concurrent, the stored subscription ends up as Stripe's`, async () => {
  const life = await recordLife();
  expect(life.map(([one]) => `${one?.status} ${one?.items.data[0]?.price.id}`)).toHaveLength(6);
  expect(await wrongEnds(table, life, sequences)).toEqual([]);
}, 1_200_000);

proof(
  "a reading that is stored regardless of its number is caught",
  async () => {
    const life = await recordLife();
    const careless = connectTable(endpoint);
    const send = careless.client.send.bind(careless.client);
    careless.client.send = (command: UpdateCommand) => {
      command.input.ConditionExpression = undefined;
      return send(command);
    };
    expect((await wrongEnds(careless, life, 40)).length).toBeGreaterThan(0);
  },
  120_000,
);

const atOnce = 25;

/** Returns the seeds after which the stored subscription differs from Stripe's. */
async function wrongEnds(table: Table, life: readonly Listed[], count: number): Promise<readonly number[]> {
  const wrong: number[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const seeds = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index);
    const ends = await Promise.all(seeds.map((seed) => deliverAll(table, life, seed)));
    wrong.push(...seeds.filter((_, index) => ends[index]?.tier !== "company" || ends[index]?.status !== "canceled"));
  }
  return wrong;
}
