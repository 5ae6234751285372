import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { openCheckout } from "#domain/api/billing.ts";
import { checkSubscription } from "#domain/api/subscription.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openTestBilling } from "./testing/openTestBilling.ts";

const { table } = await startTestTable();

const end = "2027-12-31T00:00:00.000Z";

/** A person whose plan was given by an administrator. */
async function openGiven(tier: "writer" | "company", row: object = { given: { tier, end } }) {
  const billing = await openTestBilling(table);
  const Item = { PK: `USER#${billing.sub}`, SK: "SUBSCRIPTION", ...row };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return billing;
}

const given = (tier: string) => ({
  subscribed: true,
  subscription_tier: tier,
  subscription_end: end,
  subscription_status: "active",
});

test("a given plan stays after a checkout that wasn't paid", async () => {
  const { check, checkout, passDays, billing } = await openGiven("writer");
  expect(await check()).toEqual(given("writer"));
  await checkout("company");
  expect(await check()).toEqual(given("writer"));
  await passDays(3);
  expect(await check()).toEqual(given("writer"));
  expect(await billing()).toMatchObject({ isGiven: true, hasPortal: false, interval: null });
});

test("a given plan that was stored in the fields of bought plans stays, too", async () => {
  const { check, checkout } = await openGiven("writer", { tier: "writer", status: "active", end });
  await checkout("company");
  expect(await check()).toEqual(given("writer"));
  await check();
  expect(await check()).toEqual(given("writer"));
});

test("a larger plan can be bought, and when it ends, the given one applies again", async () => {
  const { check, pay, billing, stripe, subscriptions, settled } = await openGiven("writer");
  await pay("company");
  expect(await check()).toMatchObject({ subscribed: true, subscription_tier: "company" });
  expect(await billing()).toMatchObject({ isGiven: false, hasPortal: true });
  const [bought] = await subscriptions();
  await stripe.subscriptions.cancel(bought?.id ?? "");
  await settled();
  expect(await check()).toEqual(given("writer"));
  expect(await billing()).toMatchObject({ isGiven: true, hasPortal: true });
});

test("a person can't buy the plan that they were given, or a smaller one", async () => {
  const { api, caller, customers } = await openGiven("company");
  for (const tier of ["writer", "company"]) {
    const refusal = await api.refusal(openCheckout, { caller, body: { tier, interval: "monthly" } });
    expect(refusal).toMatchObject({ status: 409, code: "already-given" });
  }
  expect(await customers()).toEqual([]);
});

test("a given plan ends on its date", async () => {
  const { check, passDays, checkout } = await openGiven("company");
  await passDays(333);
  expect(await check()).toMatchObject({ subscribed: true });
  await passDays(1);
  expect(await check()).toMatchObject({ subscribed: false, subscription_status: "canceled", subscription_end: end });
  expect(await checkout("company")).toContain("http");
});

test("a person who left the payment page without paying has nothing to manage", async () => {
  const { checkout, billing, passDays, check } = await openTestBilling(table);
  await checkout();
  expect(await billing()).toMatchObject({ hasPortal: false, isGiven: false });
  await passDays(2);
  await check();
  expect(await billing()).toMatchObject({ hasPortal: false });
});

test("the body of a check may be an empty object, and nothing else", async () => {
  const { api, caller } = await openTestBilling(table);
  expect(await api.send(checkSubscription, { caller, body: {} })).toMatchObject({ status: 200 });
  expect(await api.send(checkSubscription, { caller })).toMatchObject({ status: 200 });
  expect(await api.send(checkSubscription, { caller, body: { tier: "company" } })).toMatchObject({ status: 400 });
});
