import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isThrottled } from "#lambdas/stores/throttling.ts";
import { openFaults } from "#local/faults.ts";
import type { LoopbackServer } from "#local/protocol/loopbackServer.ts";
import { startTestTable } from "#tests/support/table.ts";
import { startPermissionProxy } from "./permissionProxy.ts";

const { table, endpoint } = await startTestTable();
const faults = openFaults();
let proxy: LoopbackServer;
let client: DynamoDBClient;
beforeAll(async () => {
  proxy = await startPermissionProxy({
    endpoint,
    permissions: new Map([["Writer", new Set(["dynamodb:PutItem", "dynamodb:GetItem"])]]),
    log: () => {},
    takeFault: (call) => faults.take("table", call),
  });
  const credentials = { accessKeyId: "Writer", secretAccessKey: "local" };
  client = new DynamoDBClient({ endpoint: proxy.endpoint, region: "eu-west-1", credentials });
});
afterAll(() => proxy.stop());

const key = { PK: "PLAY#1", SK: "HEAD" };
const Put = { TableName: table.name, Item: key };
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a throttled table answers as DynamoDB does: with 400, after the SDK has tried several times", async () => {
  for (const command of [new PutCommand(Put), new GetCommand({ TableName: table.name, Key: key })]) {
    faults.order({ service: "table", kind: "429", times: 1000 });
    const error = await failureOf(client.send(command as PutCommand));
    const left = faults.list()[0]?.times ?? 1000;
    expect(error).toMatchObject({ name: "ThrottlingException", $metadata: { httpStatusCode: 400 } });
    expect(isThrottled(error)).toBe(true);
    expect(left).toBeLessThan(999);
  }
});

test("a throttled transaction is canceled, and its reasons say why", async () => {
  faults.order({ service: "table", kind: "429", times: 1000 });
  const error = await failureOf(client.send(new TransactWriteCommand({ TransactItems: [{ Put }] })));
  expect(error).toMatchObject({
    name: "TransactionCanceledException",
    CancellationReasons: [{ Code: "ThrottlingError" }],
    $metadata: { httpStatusCode: 400 },
  });
  expect(isThrottled(error)).toBe(true);
});

test("two throttled attempts are repeated, and the caller doesn't notice", async () => {
  faults.order({ service: "table", kind: "429", times: 2 });
  await client.send(new PutCommand(Put));
  expect(faults.list()).toEqual([]);
});
