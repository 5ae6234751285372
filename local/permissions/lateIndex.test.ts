import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { PutCommand, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableSchema } from "#lambdas/stores/schema.ts";
import { createTableHandle, type Table } from "#lambdas/stores/table.ts";
import { openFaults } from "#local/faults.ts";
import type { LoopbackServer } from "#local/protocol/loopbackServer.ts";
import { startTestTable } from "#tests/support/table.ts";
import { openLateIndex } from "./lateIndex.ts";
import { startPermissionProxy } from "./permissionProxy.ts";

const { table: direct, endpoint } = await startTestTable();
const faults = openFaults();
let proxy: LoopbackServer;
let table: Table;

beforeAll(async () => {
  proxy = await startPermissionProxy({
    endpoint,
    permissions: new Map([["Writer", new Set(["dynamodb:PutItem", "dynamodb:Query"])]]),
    log: () => {},
    takeFault: (call) => faults.take("table", call),
    isLate: () => faults.list().length > 0,
  });
  const credentials = { accessKeyId: "Writer", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: proxy.endpoint, region: "eu-west-1", credentials });
  table = createTableHandle(client, direct.name);
});
afterAll(() => proxy.stop());

const { index } = tableSchema;
const put = (SK: string) => ({
  TableName: table.name,
  Item: { PK: "PLAY#1", SK, [index.partitionKey]: "ALL", [index.sortKey]: SK },
});
async function found(inIndex: boolean): Promise<readonly unknown[]> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...(inIndex && { IndexName: index.name }),
      KeyConditionExpression: "#pk = :pk",
      ExpressionAttributeNames: { "#pk": inIndex ? index.partitionKey : "PK" },
      ExpressionAttributeValues: { ":pk": inIndex ? "ALL" : "PLAY#1" },
    }),
  );
  return Items.map(({ SK }) => SK);
}

test("while the index is late, it misses what was just written, and the table doesn't", async () => {
  await table.client.send(new PutCommand(put("A")));
  faults.order({ service: "table", kind: "late", times: 1 });
  await table.client.send(new TransactWriteCommand({ TransactItems: [{ Put: put("B") }, { Put: put("C") }] }));
  expect(await found(false)).toEqual(["A", "B", "C"]);
  expect(await found(true)).toEqual(["A"]);
  expect(await found(true)).toEqual(["A", "B", "C"]);
});

test("it catches up after two seconds", () => {
  let now = 10_000;
  const late = openLateIndex(() => now);
  const item = { PK: { S: "PLAY#1" }, SK: { S: "A" } };
  late.note(JSON.stringify({ TableName: "T", Item: item }));
  const answer = JSON.stringify({ Items: [item], Count: 1 });
  now += 1_999;
  expect(JSON.parse(late.hide(answer))).toEqual({ Items: [], Count: 0 });
  now += 1;
  expect(JSON.parse(late.hide(answer))).toEqual({ Items: [item], Count: 1 });
});
