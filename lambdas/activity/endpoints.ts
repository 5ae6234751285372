import type { ActivityEntry } from "#domain/activity/activity.ts";
import { activityLimit, logActivity } from "#domain/api/activity.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import { countEntries } from "#lambdas/stores/activityCounts.ts";
import { countWithinLimit } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** A person's tabs send one request in ten seconds each, of up to 25 entries. */
const requestsAMinute = 120;

export const activityEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(logActivity, async ({ userId, body }) => {
    await assertWithinLimit(table, userId, now());
    const entries = [body].flat();
    await putActivity(table, userId, entries, now());
    await countThem(table, entries, now());
    return { logged: entries.length };
  }),
];

/** The entries are kept: what cannot be counted is missing from a chart, and nobody is to send them again for that. */
async function countThem(table: Table, entries: readonly ActivityEntry[], now: Date): Promise<void> {
  const types = entries.map(({ activity_type }) => activity_type);
  await countEntries(table, types, now).catch((error: unknown) =>
    log("warn", "activity was not counted", { error: String(error) }),
  );
}

async function assertWithinLimit(table: Table, userId: string, now: Date): Promise<void> {
  const rate = { name: "activity-of", key: userId, limit: requestsAMinute, windowSeconds: 60 };
  const { allowed } = await countWithinLimit(table, rate, now);
  if (!allowed) {
    throw new Refused("too-many", "Too much activity at once. Try again in a minute.", {
      code: activityLimit,
    });
  }
}
