import { logActivity } from "#domain/api/activity.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { putActivity } from "#lambdas/stores/activity.ts";
import type { Table } from "#lambdas/stores/table.ts";

export const activityEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(logActivity, async ({ userId, body }) => {
    const entries = [body].flat();
    await putActivity(table, userId, entries, now());
    return { logged: entries.length };
  }),
];
