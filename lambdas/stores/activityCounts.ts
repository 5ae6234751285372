import { randomInt } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import { type ActivityHour, activityHour } from "#domain/api/adminActivity.ts";
import { activityExpiry } from "./activity.ts";
import { type Item, listAllItems, type Table } from "./table.ts";

/** One hour's counts are spread over this many counters, so no single one gets hot. */
const shards = 8;

const partitionOf = (day: string): string => `ACTIVITY-COUNTS#${day}`;

/**
 * Counts entries next to the log: one write per request. Recounting a million entries would cost 70,000 read units. A
 * count may miss a request whose second write failed. That's acceptable, because it only feeds a chart.
 */
export async function countEntries(table: Table, types: readonly ActivityType[], now: Date): Promise<void> {
  const [day = "", hour = ""] = now.toISOString().split(/T|:/);
  const counted = activityTypes
    .map((type) => ({ type, count: types.filter((one) => one === type).length }))
    .filter(({ count }) => count > 0);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: { PK: partitionOf(day), SK: `${hour}#${randomInt(shards)}` },
      UpdateExpression: `ADD ${counted.map(({ type }) => `#${type} :${type}`).join(", ")} SET expiresAt = :end`,
      // One of the types is a reserved word in DynamoDB expressions.
      ExpressionAttributeNames: Object.fromEntries(counted.map(({ type }) => [`#${type}`, type])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(counted.map(({ type, count }) => [`:${type}`, count])),
        ":end": activityExpiry(now),
      },
    }),
  );
}

/** Returns the hours of these days that have entries, earliest first. */
export async function listCounts(table: Table, days: readonly string[]): Promise<ActivityHour[]> {
  const hours = await Promise.all(days.map((day) => readDay(table, day)));
  return hours.flat();
}

async function readDay(table: Table, day: string): Promise<readonly ActivityHour[]> {
  const counters = await listAllItems(table, {
    KeyConditionExpression: "PK = :day",
    ExpressionAttributeValues: { ":day": partitionOf(day) },
  });
  const hours = new Set(counters.map(hourOf));
  return [...hours].map((hour) => {
    const counts = sumOf(counters.filter((counter) => hourOf(counter) === hour));
    return activityHour.parse({ hour: `${day}T${hour}`, counts });
  });
}

const hourOf = ({ SK }: Item): string => String(SK).slice(0, 2);

function sumOf(counters: readonly Item[]): Record<string, number> {
  const sums = activityTypes.map((type) => ({
    type,
    sum: counters.reduce((sum, counter) => sum + Number(counter[type] ?? 0), 0),
  }));
  return Object.fromEntries(sums.filter(({ sum }) => sum > 0).map(({ type, sum }) => [type, sum]));
}
