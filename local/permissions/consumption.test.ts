import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { PutCommand, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTableHandle, type Table } from "#lambdas/stores/table.ts";
import type { LoopbackServer } from "#local/protocol/loopbackServer.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openConsumption, type Units } from "./consumption.ts";
import { startPermissionProxy } from "./permissionProxy.ts";

const { table: direct, endpoint } = await startTestTable();
const consumption = openConsumption();
const actions = ["PutItem", "Query"].map((action) => `dynamodb:${action}`);
let proxy: LoopbackServer;
let table: Table;

beforeAll(async () => {
  const permissions = new Map([["Writer", new Set(actions)]]);
  proxy = await startPermissionProxy({ endpoint, permissions, log: () => {}, consumption });
  const credentials = { accessKeyId: "Writer", secretAccessKey: "local" };
  table = createTableHandle(
    new DynamoDBClient({ endpoint: proxy.endpoint, region: "eu-west-1", credentials }),
    direct.name,
  );
});
afterAll(() => proxy.stop());

let before: Units;
beforeEach(() => {
  before = consumption.total();
});
const consumed = (): Units => {
  const { reads, writes } = consumption.total();
  return { reads: reads - before.reads, writes: writes - before.writes };
};

const put = (SK: string, text: string, condition?: string) => ({
  TableName: table.name,
  Item: { PK: "PLAY#1", SK, text },
  ...(condition && { ConditionExpression: condition }),
});

test("a write counts a unit for each started kilobyte, and a transaction twice that", async () => {
  await table.client.send(new PutCommand(put("A", "x".repeat(2500))));
  expect(consumed()).toEqual({ reads: 0, writes: 3 });
  await table.client.send(
    new TransactWriteCommand({ TransactItems: [{ Put: put("B", "b") }, { Put: put("C", "c") }] }),
  );
  expect(consumed()).toEqual({ reads: 0, writes: 7 });
});

test("reading counts, and a text that looks like the table's count doesn't", async () => {
  await table.client.send(new PutCommand(put("D", '"ConsumedCapacity":{"CapacityUnits":900}')));
  await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: "PK = :pk",
      ExpressionAttributeValues: { ":pk": "PLAY#1" },
      ConsistentRead: true,
    }),
  );
  expect(consumed()).toEqual({ reads: 1, writes: 1 });
});

test("a write that its condition refuses counts, too", async () => {
  const refused = put("A", "again", "attribute_not_exists(PK)");
  await expect(table.client.send(new PutCommand(refused))).rejects.toThrow();
  expect(consumed()).toEqual({ reads: 0, writes: 1 });
  await expect(
    table.client.send(new TransactWriteCommand({ TransactItems: [{ Put: refused }, { Put: put("E", "e") }] })),
  ).rejects.toThrow();
  expect(consumed()).toEqual({ reads: 0, writes: 5 });
});
