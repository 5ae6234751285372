import { randomInt } from "node:crypto";
import { nanoid } from "nanoid";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import type { UserId } from "#domain/play/play.ts";
import { putItems, type Table } from "./table.ts";

/** So many partitions share one day's entries, that no single one grows hot. */
const shards = 8;

/** Months that an entry is kept; the table deletes it afterwards. */
const keptMonths = 13;

/** Stamps the entries with who and when, and keeps them under the person and under the day. */
export async function putActivity(
  table: Table,
  userId: UserId,
  entries: readonly ActivityEntry[],
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString();
  const items = entries.map((entry, index) => ({
    PK: `USER#${userId}`,
    SK: `ACTIVITY#${timestamp}#${String(index).padStart(2, "0")}${nanoid(10)}`,
    GSI1PK: `ACTIVITY#${timestamp.slice(0, 10)}#${randomInt(shards)}`,
    GSI1SK: timestamp,
    ...entry,
    user_id: userId,
    timestamp,
    expiresAt: expiryOf(now),
  }));
  await putItems(table, items);
}

/** Seconds since 1970. */
function expiryOf(now: Date): number {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  return Math.floor(end.getTime() / 1000);
}
