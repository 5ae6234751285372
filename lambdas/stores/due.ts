import { createHash } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { dayMs } from "#domain/time.ts";
import { tableSchema } from "./schema.ts";
import { countPage, findItem, type Key, queryAll, type Table } from "./table.ts";

/** One day's work is spread over this many partitions, so no single one gets hot. */
const shards = 4;

/** The kinds of work that the index lists by the day they are due. */
const dueKinds = ["BIN", "PURGE", "COMPACT", "CLEAR", "LEAVE", "RECONCILE", "SYNC"] as const;
export type DueKind = (typeof dueKinds)[number];

/** The index keys of a piece of work that is due on this day. */
export const dueOn = (at: Date, kind: DueKind, id: string) => ({
  GSI1PK: partitionOf(dayOf(at), shardOf(id)),
  GSI1SK: `${kind}#${id}`,
});

const partitionOf = (day: string, shard: number) => `DUE#${day}#${shard}`;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const shardOf = (id: string) => createHash("sha256").update(id).digest().readUInt8(0) % shards;

export interface DueItem {
  readonly kind: DueKind;
  /** The day on which it was due. */
  readonly day: string;
  readonly PK: string;
  readonly SK: string;
}

const indexed = z.object({
  PK: z.string(),
  SK: z.string(),
  GSI1SK: z.templateLiteral([z.enum(dueKinds), "#", z.string()]),
});

const daysAfter = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * dayMs));

/** How far back the very first sweep looks. */
const firstDaysBack = 7;

/**
 * Yields what is due up to today, oldest day first. The index lags, so each store checks the base table again. A sweep
 * that reaches the end moves the start past the days that are empty.
 */
export async function* listDueItems(table: Table, now: Date): AsyncGenerator<DueItem> {
  const today = dayOf(now);
  // A request that marks something may end after midnight, so yesterday is always checked again.
  const yesterday = daysAfter(today, -1);
  const stored = await findStart(table);
  const start = [stored ?? daysAfter(today, -firstDaysBack), yesterday].sort()[0] ?? yesterday;
  let next = start;
  for (let day = start; day <= today; day = daysAfter(day, 1)) {
    let count = 0;
    for await (const piece of piecesOn(table, day)) {
      count += 1;
      yield { ...piece, day };
    }
    if (count === 0 && day === next && day < yesterday) next = daysAfter(day, 1);
  }
  if (next !== stored) await moveStart(table, next);
}

async function* piecesOn(table: Table, day: string): AsyncGenerator<Omit<DueItem, "day">> {
  for (let shard = 0; shard < shards; shard++) yield* piecesIn(table, partitionOf(day, shard));
}

async function* piecesIn(table: Table, partition: string): AsyncGenerator<Omit<DueItem, "day">> {
  const { name, partitionKey } = tableSchema.index;
  const found = queryAll(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :partition`,
    ExpressionAttributeValues: { ":partition": partition },
    ProjectionExpression: "PK, SK, GSI1SK",
  });
  for await (const item of found) {
    const { PK, SK, GSI1SK } = indexed.parse(item);
    yield { PK, SK, kind: GSI1SK.split("#", 1)[0] as DueKind };
  }
}

/** The longest pause between two attempts at the same work. */
const longestPauseDays = 16;

/**
 * Returns on which day work that was begun this many times before is due again, if it doesn't finish. The pause doubles
 * with each attempt, so that work that ends the sweeper's process, such as a play too large for its memory, soon ends
 * few of its runs.
 */
export const dueAgain = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(2 ** attempts, longestPauseDays) * dayMs);

/** Returns how many days ago the oldest due work was due; 0 if there is none. */
export async function findOldestDueDays(table: Table, now: Date): Promise<number> {
  for await (const item of listDueItems(table, now)) return ageInDays(item, now);
  return 0;
}

const ageInDays = ({ day }: DueItem, now: Date): number => (Date.parse(dayOf(now)) - Date.parse(day)) / dayMs;

/** Returns whether work that is due on this day should have been done long ago: a sweep runs every quarter of an hour. */
export const isOverdue = (item: DueItem, now: Date): boolean => ageInDays(item, now) > overdueDays;
const overdueDays = 2;

/** Counts the pieces of one kind in the index between two days. */
export async function countDue(table: Table, kind: DueKind, from: Date, to: Date): Promise<number> {
  let count = 0;
  for (let day = dayOf(from); day <= dayOf(to); day = daysAfter(day, 1)) {
    for (let shard = 0; shard < shards; shard++) count += await countIn(table, partitionOf(day, shard), kind);
  }
  return count;
}

async function countIn(table: Table, partition: string, kind: DueKind): Promise<number> {
  const { name, partitionKey, sortKey } = tableSchema.index;
  const query = {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :partition AND begins_with(${sortKey}, :kind)`,
    ExpressionAttributeValues: { ":partition": partition, ":kind": `${kind}#` },
  };
  let count = 0;
  let next: Key | undefined;
  do {
    const page = await countPage(table, { ...query, ExclusiveStartKey: next });
    count += page.count;
    next = page.next;
  } while (next);
  return count;
}

/** Stores the oldest day that may still have work. */
const startKey: Key = { PK: "SWEEPER", SK: "START" };

async function findStart(table: Table): Promise<string | undefined> {
  const item = await findItem(table, startKey, { consistent: true });
  return item && z.object({ day: z.iso.date() }).parse(item).day;
}

async function moveStart(table: Table, day: string): Promise<void> {
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...startKey, day } }));
}
