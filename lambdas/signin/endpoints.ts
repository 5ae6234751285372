import { listSignIns as listSignInsRoute, sendSignInLink } from "#domain/api/signIn.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { listSignIns } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";

export const signInEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  openEndpoint(sendSignInLink, async () => ({ body: { sent: true } })),
  endpoint(listSignInsRoute, async ({ userId }) => ({ signIns: await listSignIns(table, userId, now()) })),
];
