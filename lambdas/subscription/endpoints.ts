import { checkSubscription } from "#domain/api/subscription.ts";
import { standingOf } from "#domain/subscription/plans.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { findSubscription } from "#lambdas/stores/subscriptions.ts";
import type { Table } from "#lambdas/stores/table.ts";

export const subscriptionEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(checkSubscription, async ({ userId }) => standingOf(await findSubscription(table, userId), now())),
];
