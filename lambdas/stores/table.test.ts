import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createTableHandle, deleteItems, transact } from "./table.ts";

vi.mock("./pause.ts", () => ({ pause: async () => undefined }));

/** The test table server never raises transaction conflicts; DynamoDB does. */
const service = mockClient(DynamoDBDocumentClient);
afterAll(() => service.restore());
const table = createTableHandle(new DynamoDBClient({ region: "eu-west-1" }), "t");
beforeEach(() => {
  service.reset();
});

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    $metadata: {},
    message: "canceled",
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

test("retries a transaction that conflicted with another", async () => {
  service
    .on(TransactWriteCommand)
    .rejectsOnce(canceled("None", "TransactionConflict"))
    .rejectsOnce(canceled("TransactionConflict", "None"))
    .resolves({});
  expect(await transact(table, [])).toEqual([]);
  expect(service.calls()).toHaveLength(3);
});

test("reports a failed condition by its position and doesn't retry", async () => {
  service.on(TransactWriteCommand).rejects(canceled("None", "TransactionConflict", "ConditionalCheckFailed"));
  expect(await transact(table, [])).toEqual([2]);
  expect(service.calls()).toHaveLength(1);
});

test("reports a transaction that keeps conflicting", async () => {
  service.on(TransactWriteCommand).rejects(canceled("TransactionConflict"));
  await expect(transact(table, [])).rejects.toMatchObject({ reason: "unavailable" });
  expect(service.calls()).toHaveLength(12);
});

test("passes on any other failure", async () => {
  service.on(TransactWriteCommand).rejects(canceled("ValidationError"));
  await expect(transact(table, [])).rejects.toThrow("canceled");
});

const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ PK: "a", SK: String(n) }));

test("deletes in batches of 25 and resends the unprocessed ones", async () => {
  const reschedule = { t: [{ DeleteRequest: { Key: { PK: "a", SK: "3" } } }] };
  service.on(BatchWriteCommand).resolvesOnce({ UnprocessedItems: reschedule }).resolves({});
  await deleteItems(table, keys(30));
  const sizes = service.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.t?.length);
  expect(sizes).toEqual([25, 1, 5]);
});

test("reports a table that never processes the deletions", async () => {
  service
    .on(BatchWriteCommand)
    .resolves({ UnprocessedItems: { t: [{ DeleteRequest: { Key: { PK: "a", SK: "0" } } }] } });
  await expect(deleteItems(table, keys(1))).rejects.toThrow("putting off");
});
