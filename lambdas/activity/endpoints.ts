import type { ActivityEntry } from "#domain/activity/activity.ts";
import { activityLimit, logActivity } from "#domain/api/activity.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import { countEntries } from "#lambdas/stores/activityCounts.ts";
import type { Table } from "#lambdas/stores/table.ts";

/**
 * Each tab of a person sends at most one request in ten seconds, mostly of one or two entries. An entry takes four of the
 * table's write units.
 */
const entriesOfPerson = { name: "activity-of", limit: 300, windowSeconds: 60 };

export const activityEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(logActivity, async ({ userId, body }) => {
    const entries = [body].flat();
    await assertWithinRate(table, { ...entriesOfPerson, key: userId, amount: entries.length }, now(), {
      detail: (wait) => `Too much activity at once. Try again in ${wait}.`,
      code: activityLimit,
    });
    await putActivity(table, userId, entries, now());
    await countByType(table, entries, now());
    return { logged: entries.length };
  }),
];

/** Never fails, because the entries are already stored. If counting fails, they are only missing from a chart. */
async function countByType(table: Table, entries: readonly ActivityEntry[], now: Date): Promise<void> {
  const types = entries.map(({ activity_type }) => activity_type);
  await countEntries(table, types, now).catch((error: unknown) =>
    log("warn", "activity was not counted", { error: String(error) }),
  );
}
