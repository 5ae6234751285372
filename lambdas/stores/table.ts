import {
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionCanceledException,
  TransactionConflictException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { Refused } from "#domain/refused.ts";
import { setting } from "#lambdas/shared/config.ts";
import { pause } from "./pause.ts";
import { isThrottled } from "./throttling.ts";

export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export interface Key {
  readonly PK: string;
  readonly SK: string;
}

export type Item = Readonly<Record<string, unknown>>;
export type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** If a call hangs, the SDK gives up and retries well within the function's own timeout. */
const patientClient: DynamoDBClientConfig = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
};

let opened: Table | undefined;

/**
 * Returns the function's one client, because a second client would open its own connections. The first call decides how
 * long it waits.
 */
export function openTable(settings = patientClient, name = setting("TABLE_NAME")): Table {
  opened = opened?.name === name ? opened : createTableHandle(new DynamoDBClient(settings), name);
  return opened;
}

export function createTableHandle(client: DynamoDBClient, name: string): Table {
  client.middlewareStack.add((next) => (call) => retryConflicts(() => next(call)), {
    step: "initialize",
    name: "retryConflicts",
    // Several tables may share a client.
    override: true,
  });
  return { client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }), name };
}

/**
 * DynamoDB refuses a single write, too, while a transaction is changing the same item, and the SDK doesn't try it again.
 * The refused write did nothing, so it's safe to repeat. Throws `unavailable` if it keeps conflicting with others.
 */
async function retryConflicts<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TransactionConflictException)) throw error;
      await pause(attempt);
    }
  }
  throw new Refused("unavailable", busy);
}

export interface ReadConsistency {
  /** True reads every acknowledged write. False costs half and may lag by a second. */
  readonly consistent: boolean;
}

export async function findItem(table: Table, Key: Key, { consistent }: ReadConsistency): Promise<Item | undefined> {
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: consistent }));
  return Item;
}

export interface ItemPage {
  readonly items: readonly Item[];
  /** Where the next page starts; absent on the last page. */
  readonly next: Key | undefined;
}

export type Query = Omit<QueryCommandInput, "TableName">;

export async function queryPage(table: Table, query: Query): Promise<ItemPage> {
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({ TableName: table.name, ...query }),
  );
  return { items: Items, next: LastEvaluatedKey as Key | undefined };
}

/** Counts the items on one page of the query without returning them. */
export async function countPage(
  table: Table,
  query: Query,
): Promise<{ readonly count: number; readonly next: Key | undefined }> {
  const { Count = 0, LastEvaluatedKey } = await table.client.send(
    new QueryCommand({ TableName: table.name, ...query, Select: "COUNT" }),
  );
  return { count: Count, next: LastEvaluatedKey as Key | undefined };
}

/** Yields every item that the query finds, fetching pages as needed. */
export async function* queryAll(table: Table, query: Query): AsyncGenerator<Item> {
  let next: Key | undefined;
  do {
    const page = await queryPage(table, { ...query, ExclusiveStartKey: next });
    yield* page.items;
    next = page.next;
  } while (next);
}

export async function listAllItems(table: Table, query: Query): Promise<readonly Item[]> {
  const items: Item[] = [];
  for await (const item of queryAll(table, query)) items.push(item);
  return items;
}

/** Attempts for a write that conflicts with a transaction on the same item. Enough for a writer with twenty open tabs. */
const maxAttempts = 12;
export const busy = "Ghostlight is very busy right now. Try again in a moment.";

/**
 * Writes all or nothing. Returns the positions of the items whose conditions failed; none means written. Refuses as
 * `unavailable` if it keeps conflicting with others. The SDK doesn't repeat a throttled transaction, so it's repeated here.
 */
export async function transact(table: Table, items: TransactItem[]): Promise<readonly number[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      await table.client.send(new TransactWriteCommand({ TransactItems: items }));
      return [];
    } catch (error) {
      const failed = positionsWith("ConditionalCheckFailed", error);
      if (failed.length > 0) return failed;
      if (!mayRepeat(error, attempt)) throw error;
      await pause(attempt);
    }
  }
  throw new Refused("unavailable", busy);
}

/** That the table is at its limit is thrown in the end, because it's to be reported. */
const mayRepeat = (error: unknown, attempt: number): boolean =>
  isThrottled(error) ? attempt < maxAttempts - 1 : positionsWith("TransactionConflict", error).length > 0;

function positionsWith(code: string, error: unknown): readonly number[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).flatMap(({ Code }, position) => (Code === code ? [position] : []));
}

/** DynamoDB's limit per call. */
const batchSize = 25;

/** Deletes these items, in any order. Items that are already gone are ignored. */
export const deleteItems = (table: Table, keys: readonly Key[]): Promise<void> =>
  writeBatches(
    table,
    keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })),
  );

/** Puts these items, in any order and unconditionally. */
export const putItems = (table: Table, items: readonly Item[]): Promise<void> =>
  writeBatches(
    table,
    items.map((item) => ({ PutRequest: { Item: { ...item } } })),
  );

type WriteRequests = NonNullable<BatchWriteCommandInput["RequestItems"]>[string];

async function writeBatches(table: Table, requests: WriteRequests): Promise<void> {
  for (let start = 0; start < requests.length; start += batchSize) {
    await writeBatch(table, requests.slice(start, start + batchSize));
  }
}

async function writeBatch(table: Table, batch: WriteRequests): Promise<void> {
  let requests = batch;
  for (let attempt = 0; requests.length > 0; attempt++) {
    if (attempt === maxAttempts) throw new Error("The table keeps putting off what it is to write.");
    if (attempt > 0) await pause(attempt);
    const { UnprocessedItems } = await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: requests } }),
    );
    requests = UnprocessedItems?.[table.name] ?? [];
  }
}
