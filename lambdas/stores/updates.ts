import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PlayId } from "#domain/play/play.ts";
import { entryOf, itemOf, type LogEntry, lastSequence, sortKeyOf } from "./logEntry.ts";
import {
  findItem,
  type Key,
  type Query,
  queryAll,
  queryPage,
  type ReadConsistency,
  type Table,
  type TransactItem,
} from "./table.ts";

const keyOf = (playId: PlayId, sequence: number): Key => ({ PK: `PLAY#${playId}`, SK: sortKeyOf(sequence) });

/** Puts the entry under its number. Returns false if another update already has that number. */
export async function putEntry(table: Table, playId: PlayId, entry: LogEntry): Promise<boolean> {
  try {
    await table.client.send(new PutCommand(newEntry(table, playId, entry)));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Returns the transaction item for the entry. It fails if the number is taken. */
export const entryInTransaction = (table: Table, playId: PlayId, entry: LogEntry): TransactItem => ({
  Put: newEntry(table, playId, entry),
});

const newEntry = (table: Table, playId: PlayId, entry: LogEntry) => ({
  TableName: table.name,
  Item: { ...keyOf(playId, entry.sequence), ...itemOf(entry) },
  ConditionExpression: "attribute_not_exists(PK)",
});

/** A query for the entries from this number on, in order. */
const from = (playId: PlayId, first: number, { consistent }: ReadConsistency, last = lastSequence): Query => ({
  KeyConditionExpression: "PK = :play AND SK BETWEEN :first AND :last",
  ExpressionAttributeValues: {
    ":play": keyOf(playId, 0).PK,
    ":first": keyOf(playId, Math.min(first, last)).SK,
    ":last": keyOf(playId, last).SK,
  },
  ConsistentRead: consistent,
});

/** Reads the log from this number on, up to about 1 MB. */
export async function readLogPage(table: Table, playId: PlayId, first: number, reading: ReadConsistency) {
  const { items, next } = await queryPage(table, from(playId, first, reading));
  return { entries: items.map(entryOf), more: next !== undefined };
}

/** Returns the entry with this number, read consistently. */
export async function findEntry(table: Table, playId: PlayId, sequence: number): Promise<LogEntry | undefined> {
  const item = await findItem(table, keyOf(playId, sequence), { consistent: true });
  return item && entryOf(item);
}

/** Returns the log's last entry, read consistently. */
export async function findLastEntry(table: Table, playId: PlayId): Promise<LogEntry | undefined> {
  const newestFirst = { ...from(playId, 0, { consistent: true }), ScanIndexForward: false, Limit: 1 };
  const { items } = await queryPage(table, newestFirst);
  return items.map(entryOf)[0];
}

/** Returns whether the log has entries after this number. The read is eventually consistent. */
export async function hasEntryAfter(table: Table, playId: PlayId, sequence: number): Promise<boolean> {
  const next = from(playId, sequence + 1, { consistent: false });
  const { items } = await queryPage(table, { ...next, Limit: 1, ProjectionExpression: "SK" });
  return items.length > 0;
}

/** Yields the log from this number to `last`. The read is consistent by default. */
export async function* readLog(
  table: Table,
  playId: PlayId,
  first: number,
  { last = lastSequence, consistent = true }: Partial<ReadConsistency> & { readonly last?: number | undefined } = {},
): AsyncGenerator<LogEntry> {
  if (first > last) return;
  for await (const item of queryAll(table, from(playId, first, { consistent }, last))) yield entryOf(item);
}

/** Yields the keys and body ids of the entries through `last`, without the bodies. */
export async function* labelsUpTo(table: Table, playId: PlayId, last: number) {
  const labels = queryAll(table, {
    ...from(playId, 0, { consistent: true }, last),
    ProjectionExpression: "PK, SK, bodyId",
  });
  for await (const item of labels) yield entryLabel.parse(item);
}

const entryLabel = z.object({ PK: z.string(), SK: z.string(), bodyId: z.string().optional() });
