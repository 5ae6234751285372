import { readHealth, readHealthHistory, type StoredHealth } from "#domain/api/health.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { findLastHealth, listHealth } from "#lambdas/stores/health.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { listViolations } from "#lambdas/stores/violations.ts";
import { ietfHealth } from "./ietfHealth.ts";
import { within } from "./runServerHealthChecks.ts";

export const healthEndpoints = (table: Table, now: Clock, releaseId: string): readonly Endpoint[] => [
  openEndpoint(readHealth, async () => {
    let last: StoredHealth | undefined;
    const database = await within("database", async () => {
      last = await findLastHealth(table);
    });
    const health = ietfHealth(database, last, now());
    return {
      status: health.status === "fail" ? 503 : 200,
      contentType: "application/health+json",
      body: { ...health, releaseId },
    };
  }),
  endpoint(readHealthHistory, async ({ query }) => {
    const day = query.day ?? now().toISOString().slice(0, 10);
    const [results, violations] = await Promise.all([listHealth(table, day, now()), listViolations(table, now())]);
    return { day, results: [...results], violations: [...violations] };
  }),
];
