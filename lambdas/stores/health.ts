import { type StoredHealth, storedHealth } from "#domain/api/health.ts";
import { dayMs, daySeconds } from "#domain/time.ts";
import { findItem, type Key, listAllItems, putItems, type Table } from "./table.ts";

/** Days that a round of checks is kept. The table deletes it afterwards. */
const keptDays = 30;

const partitionOf = (day: string) => `HEALTH#${day}`;
const lastKey: Key = { PK: "HEALTH", SK: "LAST" };

/** Stores a round of checks under its day, and as the latest one. */
export async function putHealth(table: Table, result: StoredHealth): Promise<void> {
  const day = result.timestamp.slice(0, 10);
  const expiresAt = Math.floor(Date.parse(result.timestamp) / 1000) + keptDays * daySeconds;
  await putItems(table, [
    { PK: partitionOf(day), SK: result.timestamp, result, expiresAt },
    { ...lastKey, result },
  ]);
}

/** Returns the latest round; undefined if there is none yet. */
export async function findLastHealth(table: Table): Promise<StoredHealth | undefined> {
  const item = await findItem(table, lastKey, { consistent: true });
  return item && storedHealth.parse(item.result);
}

/** Lists a day's rounds, oldest first. Returns nothing for expired days, even if the table hasn't deleted them yet. */
export async function listHealth(table: Table, day: string, now: Date): Promise<readonly StoredHealth[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :day",
    ExpressionAttributeValues: { ":day": partitionOf(day) },
  });
  const oldest = new Date(now.getTime() - keptDays * dayMs).toISOString();
  return items.map(({ result }) => storedHealth.parse(result)).filter(({ timestamp }) => timestamp > oldest);
}
