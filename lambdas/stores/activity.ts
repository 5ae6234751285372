import { randomInt } from "node:crypto";
import { nanoid } from "nanoid";
import * as z from "zod";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import type { UserId } from "#domain/play/play.ts";
import { type Key, putItems, queryPage, type Table } from "./table.ts";

const prefix = "ACTIVITY#";

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
    SK: `${prefix}${timestamp}#${String(index).padStart(2, "0")}${nanoid(10)}`,
    GSI1PK: `ACTIVITY#${timestamp.slice(0, 10)}#${randomInt(shards)}`,
    GSI1SK: timestamp,
    ...entry,
    user_id: userId,
    timestamp,
    expiresAt: expiryOf(now),
  }));
  await putItems(table, items);
}

const pageSize = 200;

/** An entry as it was stamped. */
const row = z.object({
  activity_type: z.string(),
  activity_data: z.record(z.string(), z.unknown()),
  page_url: z.string(),
  user_agent: z.string(),
  session_id: z.string(),
  timestamp: z.string(),
});

export interface ActivityPage {
  readonly entries: z.output<typeof row>[];
  /** Names the last entry; the next page starts behind it. */
  readonly next: string | undefined;
}

/** What a person did, the oldest first. */
export async function listActivity(table: Table, userId: UserId, after?: string): Promise<ActivityPage> {
  const PK = `USER#${userId}`;
  const start: Key | undefined = after === undefined ? undefined : { PK, SK: `${prefix}${after}` };
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":user": PK, ":prefix": prefix },
    Limit: pageSize,
    ExclusiveStartKey: start,
  });
  return { entries: items.map((item) => row.parse(item)), next: next?.SK.slice(prefix.length) };
}

/** Seconds since 1970. */
function expiryOf(now: Date): number {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  return Math.floor(end.getTime() / 1000);
}
