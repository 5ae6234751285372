import { nanoid } from "nanoid";
import { expect, test } from "vitest";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import { sweep } from "#lambdas/sweeper/sweep.ts";
import { connectTable, createTable, startTestTable } from "#tests/support/table.ts";
import { reconcile } from "./reconcile.ts";
import { openTestBilling } from "./testing/openTestBilling.ts";

const { endpoint } = await startTestTable();

/** Somebody who pays and then is not seen for a while, and a sweeper that compares with Stripe. */
async function openPaid() {
  const table = connectTable(endpoint, nanoid());
  await createTable(table);
  const billing = await openTestBilling(table);
  const { sub, counter, now, pay, stripe, subscriptions, faults } = billing;
  await pay();
  let asked = 0;
  const payments = {
    ...counter.payments,
    listSubscriptions: (customer: string) => {
      asked += 1;
      return counter.payments.listSubscriptions(customer);
    },
  };
  return {
    ...billing,
    table,
    asked: () => asked,
    loseWebhooks: () => faults.order({ service: "webhook", kind: "cut", times: 1000 }),
    cancelNow: async () => void (await stripe.subscriptions.cancel((await subscriptions())[0]?.id ?? "")),
    stored: () => findSubscription(table, sub),
    sweep: (prices = counter.prices) =>
      sweep(table, now, () => 600_000, {
        pool: { lock: async () => {}, remove: async () => {} },
        elsewhere: [],
        reconcile: (userId, at) => reconcile(table, async () => ({ prices, payments }), userId, at),
      }),
  };
}

test("a cancellation whose webhook was lost is noticed within a day, though nobody comes by", async () => {
  const { loseWebhooks, cancelNow, passDays, sweep, stored } = await openPaid();
  loseWebhooks();
  await cancelNow();
  expect(await stored()).toMatchObject({ status: "active" });
  await passDays(1);
  await sweep();
  expect(await stored()).toMatchObject({ status: "canceled" });
});

test("each subscription is compared once a day, and one that has ended no more", async () => {
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

test("while Stripe does not answer nothing changes and no alarm is raised; afterwards it is made good", async () => {
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

test("what cannot be read for another reason raises the alarm once a day", async () => {
  const { counter, passDays, sweep, asked } = await openPaid();
  const price = "price_of_yesterday";
  const unknown = { ...counter.prices, writer: { monthly: price, yearly: price } };
  await passDays(1);
  await expect(sweep(unknown)).rejects.toThrow("1 pieces of due work failed");
  await sweep(unknown);
  expect(asked()).toBe(1);
});
