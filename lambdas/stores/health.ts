import { type StoredHealth, storedHealth } from "#domain/api/health.ts";
import { findItem, type Key, listAll, putItems, type Table } from "./table.ts";

/** Days that a round is kept; the table deletes it afterwards. */
const keptDays = 30;
const dayMs = 86_400_000;

const partitionOf = (day: string) => `HEALTH#${day}`;
const lastKey: Key = { PK: "HEALTH", SK: "LAST" };

/** Keeps a round under its day, and as the last one. */
export async function putHealth(table: Table, result: StoredHealth): Promise<void> {
  const day = result.timestamp.slice(0, 10);
  const expiresAt = Math.floor(Date.parse(result.timestamp) / 1000) + (keptDays * dayMs) / 1000;
  await putItems(table, [
    { PK: partitionOf(day), SK: result.timestamp, result, expiresAt },
    { ...lastKey, result },
  ]);
}

/** The last round; undefined where there never was one. */
export async function findLastHealth(table: Table): Promise<StoredHealth | undefined> {
  const item = await findItem(table, lastKey, { consistent: true });
  return item && storedHealth.parse(item.result);
}

/** A day's rounds, oldest first. Nothing of a day that is too long ago, whether or not the table has deleted it yet. */
export async function listHealth(table: Table, day: string, now: Date): Promise<readonly StoredHealth[]> {
  const items = await listAll(table, {
    KeyConditionExpression: "PK = :day",
    ExpressionAttributeValues: { ":day": partitionOf(day) },
  });
  const oldest = new Date(now.getTime() - keptDays * dayMs).toISOString();
  return items.map(({ result }) => storedHealth.parse(result)).filter(({ timestamp }) => timestamp > oldest);
}
