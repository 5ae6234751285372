import { randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { checkSubscription } from "#domain/api/subscription.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { billingEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
const api = apiCaller(
  ...billingEndpoints(
    table,
    () => new Date("2027-01-10T12:00:00.000Z"),
    async () => undefined,
  ),
);
const end = "2027-02-01T00:00:00.000Z";

async function check(row?: { status: string; pastDueSince?: string }) {
  const sub = randomUUID();
  const Item = { PK: `USER#${sub}`, SK: "SUBSCRIPTION", tier: "company", end, ...row };
  if (row) await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return api.call(checkSubscription, { caller: { sub } });
}

test("a person who never subscribed has no subscription", async () => {
  expect(await check()).toEqual({
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
    subscription_status: null,
  });
});

test("the stored subscription determines the answer", async () => {
  const answer = { subscription_tier: "company", subscription_end: end };
  expect(await check({ status: "active" })).toEqual({ ...answer, subscribed: true, subscription_status: "active" });
  expect(await check({ status: "paused" })).toEqual({ ...answer, subscribed: false, subscription_status: "paused" });
});

test("a past-due subscription stays active for seven days", async () => {
  const since = (pastDueSince: string) => check({ status: "past_due", pastDueSince });
  expect((await since("2027-01-04T00:00:00.000Z")).subscribed).toBe(true);
  expect((await since("2027-01-03T12:00:00.000Z")).subscribed).toBe(false);
});
