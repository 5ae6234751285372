import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, expect, test, vi } from "vitest";
import type { reconcile as reconcileOne } from "#lambdas/services/billing/reconcile.ts";
import { dueOn } from "#lambdas/stores/due.ts";
import { lambdaContext } from "#tests/support/apiEvent.ts";
import { testPrices } from "#tests/support/stripe.ts";
import { startTestTable } from "#tests/support/table.ts";

const reconcile = vi.hoisted(() => vi.fn<typeof reconcileOne>(async () => true));
vi.mock("#lambdas/services/billing/reconcile.ts", () => ({ reconcile }));
const payments = vi.hoisted(() => ({ listSubscriptions: vi.fn(), findUndelivered: vi.fn() }));
vi.mock("#lambdas/services/openPayments.ts", () => ({ openPayments: async () => ({ payments }) }));

const { table, endpoint } = await startTestTable();
const settings = {
  STAGE: "live",
  TABLE_NAME: table.name,
  USER_POOL_ID: "eu-west-1_AbCdEf123",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  LOG_LEVEL: "silent",
};
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
const { handler } = await import("./handler.ts");

const userId = "6f2a0a34-0000-4000-8000-000000000001";
const context = { ...lambdaContext, getRemainingTimeInMillis: () => 600_000 };
const lines = vi.spyOn(process.stdout, "write").mockReturnValue(true);
beforeEach(async () => {
  reconcile.mockClear();
  lines.mockClear();
  const Item = { PK: `USER#${userId}`, SK: "SUBSCRIPTION", ...dueOn(new Date(), "RECONCILE", userId) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
});

test("a subscription whose day has come is compared with Stripe, by the prices of this stage", async () => {
  vi.stubEnv("STRIPE_PRICES", JSON.stringify(testPrices));
  await handler({}, context);
  expect(reconcile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: table.name }),
    expect.any(Function),
    userId,
    expect.any(Date),
  );
  expect(await reconcile.mock.calls[0]?.[1]()).toEqual({ prices: testPrices, payments });
});

test("a run fails, and says why, if Stripe can't deliver its events to a stage that sells something", async () => {
  vi.stubEnv("STRIPE_PRICES", JSON.stringify(testPrices));
  payments.findUndelivered.mockResolvedValue("evt_lost");
  await expect(handler({}, context)).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining("evt_lost") }],
  });
  vi.stubEnv("STRIPE_PRICES", undefined);
  await handler({}, context);
  payments.findUndelivered.mockReset();
});

test("a stage without prices has nothing to compare with", async () => {
  vi.stubEnv("STRIPE_PRICES", undefined);
  await handler({}, context);
  expect(await reconcile.mock.calls[0]?.[1]()).toBeUndefined();
});

test("each run begins with the age of the oldest due work, as a metric of the stage", async () => {
  const yesterday = new Date(Date.now() - 86_400_000);
  const Item = { PK: `USER#${userId}`, SK: "OTHER", ...dueOn(yesterday, "RECONCILE", "late") };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await handler({}, context);
  const [line] = lines.mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(line).toMatchObject({
    _aws: {
      CloudWatchMetrics: [
        { Namespace: "Ghostlight", Dimensions: [["Stage"]], Metrics: [{ Name: "OldestDueDays", Unit: "Count" }] },
      ],
    },
    Stage: "live",
    OldestDueDays: 1,
  });
});
