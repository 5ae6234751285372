import { randomInt } from "node:crypto";
import { nanoid } from "nanoid";
import * as z from "zod";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import type { UserId } from "#domain/play/play.ts";
import { epochSeconds } from "#domain/time.ts";
import { type Key, putItems, queryPage, type Table } from "./table.ts";

const prefix = "ACTIVITY#";

/** One day's entries are spread over this many partitions, so no single one gets hot. */
const shards = 8;

/** Months that an entry is kept. The table deletes it afterwards. */
const keptMonths = 13;

/** The partitions of one UTC day. */
export const shardsOf = (day: string): readonly string[] =>
  Array.from({ length: shards }, (_, shard) => `${prefix}${day}#${shard}`);

/** Stamps the entries with the user and the time, and stores them under the user and under the day. */
export async function putActivity(
  table: Table,
  userId: UserId,
  entries: readonly ActivityEntry[],
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString();
  const shardsOfToday = shardsOf(timestamp.slice(0, 10));
  const items = entries.map((entry, index) => {
    // Unique, so paging can continue after it even if many entries share a timestamp.
    const place = `${timestamp}#${String(index).padStart(2, "0")}${nanoid(10)}`;
    return {
      ...activityKeyOf(userId, place),
      GSI1PK: shardsOfToday[randomInt(shards)],
      GSI1SK: place,
      ...entry,
      user_id: userId,
      timestamp,
      expiresAt: activityExpiry(now),
    };
  });
  await putItems(table, items);
}

/** The key of a user's entry in the base table. */
export const activityKeyOf = (userId: UserId, place: string): Key => ({
  PK: `USER#${userId}`,
  SK: `${prefix}${place}`,
});

/** Returns the place contained in a base table key. */
export const activityPlaceOf = (SK: string): string => SK.slice(prefix.length);

const pageSize = 200;

/** An entry as it is stored. */
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
  /** Names the last entry. The next page starts after it. */
  readonly next: string | undefined;
}

/** Returns what a user did, oldest first. */
export async function listUserActivity(table: Table, userId: UserId, after?: string): Promise<ActivityPage> {
  const { PK, SK } = activityKeyOf(userId, after ?? "");
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":user": PK, ":prefix": prefix },
    Limit: pageSize,
    ExclusiveStartKey: after === undefined ? undefined : { PK, SK },
  });
  return { entries: items.map((item) => row.parse(item)), next: next && activityPlaceOf(next.SK) };
}

/** Seconds since 1970. */
export function activityExpiry(now: Date): number {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  return epochSeconds(end);
}
