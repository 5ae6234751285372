import { randomUUID } from "node:crypto";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { expect, test, vi } from "vitest";
import { assertEventsArrive } from "#lambdas/services/billing/assertEventsArrive.ts";
import { reconcile } from "#lambdas/services/billing/reconcile.ts";
import { dueOn } from "#lambdas/stores/due.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { openTestBilling } from "./testing/openTestBilling.ts";

const { endpoint } = await startTestTable();

type OpenReader = Parameters<typeof reconcile>[1];

/** A person who pays and then doesn't use the site, and a sweeper that compares with Stripe. */
async function openPaid() {
  const table = connectTable(endpoint, nanoid());
  await createTable(table);
  const billing = await openTestBilling(table);
  const { sub, deps, now, pay, stripe, subscriptions, faults } = billing;
  await pay();
  let asked = 0;
  const payments = {
    ...deps.payments,
    listSubscriptions: (customer: string) => {
      asked += 1;
      return deps.payments.listSubscriptions(customer);
    },
  };
  return {
    ...billing,
    table,
    asked: () => asked,
    loseWebhooks: () => faults.order({ service: "webhook", kind: "cut", times: 1000 }),
    cancelNow: async () => void (await stripe.subscriptions.cancel((await subscriptions())[0]?.id ?? "")),
    stored: () => findSubscription(table, sub),
    sweep: (prices = deps.prices, openReader: OpenReader = async () => ({ prices, payments })) =>
      sweep(table, now, () => 600_000, {
        pool: { findAccount: async () => undefined, lock: async () => {}, remove: async () => {} },
        elsewhere: [],
        reconcile: (userId, at) => reconcile(table, openReader, userId, at),
      }),
  };
}

test("a cancellation whose webhook was lost takes effect within a day, even if the person doesn't use the site", async () => {
  const { loseWebhooks, cancelNow, passDays, sweep, stored } = await openPaid();
  loseWebhooks();
  await cancelNow();
  expect(await stored()).toMatchObject({ status: "active" });
  await passDays(1);
  await sweep();
  expect(await stored()).toMatchObject({ status: "canceled" });
});

test("each subscription is compared once a day, until it has ended", async () => {
  const { cancelNow, settled, passDays, sweep, asked } = await openPaid();
  await sweep();
  expect(asked()).toBe(0);
  for (const day of [1, 2, 3]) {
    await passDays(1);
    await sweep();
    await sweep();
    expect(asked()).toBe(day);
  }
  await cancelNow();
  await settled();
  await passDays(2);
  await sweep();
  expect(asked()).toBe(3);
});

test("while Stripe doesn't answer, nothing changes and no alarm is raised; afterwards the comparison is repeated", async () => {
  const { faults, loseWebhooks, cancelNow, passDays, sweep, stored } = await openPaid();
  loseWebhooks();
  await cancelNow();
  await passDays(1);
  faults.order({ service: "stripe", kind: "503", times: 1000 });
  await sweep();
  expect(await stored()).toMatchObject({ status: "active" });
  faults.order({ service: "stripe", kind: "503", times: 0 });
  await sweep();
  expect(await stored()).toMatchObject({ status: "canceled" });
});

test("a subscription that can't be read for another reason raises an alarm once a day", async () => {
  const { deps, passDays, sweep, asked } = await openPaid();
  const price = "price_of_yesterday";
  const unknown = { ...deps.prices, writer: { monthly: price, yearly: price } };
  await passDays(1);
  await expect(sweep(unknown)).rejects.toThrow("1 pieces of due work failed");
  await sweep(unknown);
  expect(asked()).toBe(1);
});

test("a stage that no longer sells doesn't call Stripe, changes nothing, and tries again a day later", async () => {
  const { passDays, sweep, stored, asked } = await openPaid();
  const openReader = vi.fn(async () => undefined);
  for (const day of [1, 2]) {
    await passDays(1);
    await sweep(undefined, openReader);
    await sweep(undefined, openReader);
    expect(openReader).toHaveBeenCalledTimes(day);
  }
  expect([asked(), await stored()]).toMatchObject([0, { status: "active" }]);
});

test("a subscription without a scheduled comparison gets one when the person uses the site", async () => {
  const { table, sub, check, passDays, sweep, asked } = await openPaid();
  const Key = { PK: `USER#${sub}`, SK: "SUBSCRIPTION" };
  const UpdateExpression = "REMOVE GSI1PK, GSI1SK";
  await table.client.send(new UpdateCommand({ TableName: table.name, Key, UpdateExpression }));
  await passDays(1);
  await sweep();
  expect(asked()).toBe(0);
  await check();
  await passDays(1);
  await sweep();
  expect(asked()).toBe(1);
});

/** A table with this many due subscriptions. */
async function openDue(count: number, now: Date) {
  const table = connectTable(endpoint, nanoid());
  await createTable(table);
  for (let person = 0; person < count; person++) {
    const id = randomUUID();
    const Item = { PK: `USER#${id}`, SK: "SUBSCRIPTION", ...dueOn(now, "RECONCILE", id) };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  const ask = vi.fn(async () => true);
  const nobody = {
    pool: { findAccount: async () => undefined, lock: async () => {}, remove: async () => {} },
    elsewhere: [],
  };
  return {
    ask,
    sweep: () =>
      sweep(
        table,
        () => now,
        () => 600_000,
        { ...nobody, reconcile: ask },
      ),
  };
}
const noon = new Date("2027-01-31T12:00:00.000Z");

test("once Stripe doesn't answer, the other subscriptions wait for the next sweep", async () => {
  const { ask, sweep: run } = await openDue(3, noon);
  ask.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await run();
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockClear();
  await run();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("one sweep compares at most 200 subscriptions, so that other work isn't delayed", async () => {
  const { ask, sweep: run } = await openDue(201, noon);
  await run();
  expect(ask).toHaveBeenCalledTimes(200);
});

test("an alarm goes off if Stripe can't deliver its events for hours, such as with a wrong secret, until they arrive", async () => {
  const { deps, loseWebhooks, cancelNow, settled, passDays, now } = await openPaid();
  const run = () => assertEventsArrive(async () => deps.payments, now());
  await expect(run()).resolves.toBeUndefined();
  loseWebhooks();
  await cancelNow();
  await settled();
  await expect(run()).resolves.toBeUndefined();
  await passDays((1 / 24) * 3);
  await expect(run()).rejects.toThrow(/Stripe can't deliver its events, the last one is evt_\w+/);
  await passDays((1 / 24) * 24);
  await expect(run()).resolves.toBeUndefined();
});

test("where nothing is sold, and while Stripe doesn't answer, no alarm goes off about events", async () => {
  const { now } = await openPaid();
  await expect(assertEventsArrive(async () => undefined, now())).resolves.toBeUndefined();
  const down = { findUndelivered: () => Promise.reject(Object.assign(new Error(), { type: "StripeConnectionError" })) };
  await expect(assertEventsArrive(async () => down, now())).resolves.toBeUndefined();
  const locked = {
    findUndelivered: () => Promise.reject(Object.assign(new Error("no"), { type: "StripePermissionError" })),
  };
  await expect(assertEventsArrive(async () => locked, now())).rejects.toThrow("no");
});
