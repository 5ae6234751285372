import { readHealth } from "#domain/api/health.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { findItem, type Table } from "#lambdas/stores/table.ts";

/** Nothing stands under it: that the table answers at all is what counts. */
const probe = { PK: "HEALTH", SK: "PROBE" };

export const healthEndpoints = (table: Table, now: Clock, releaseId: string): readonly Endpoint[] => [
  openEndpoint(readHealth, async () => {
    const status = await tableStatus(table);
    return {
      status: status === "pass" ? 200 : 503,
      contentType: "application/health+json",
      body: { status, releaseId, checks: { "table:read": [{ status, time: now().toISOString() }] } },
    };
  }),
];

/** Why it failed goes to our log alone. */
async function tableStatus(table: Table): Promise<"pass" | "fail"> {
  try {
    await findItem(table, probe, { consistent: true });
    return "pass";
  } catch (error) {
    onUnexpected(error, { check: "table:read" });
    return "fail";
  }
}
