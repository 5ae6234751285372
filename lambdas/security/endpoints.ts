import { reportViolations } from "#domain/api/security.ts";
import { keptViolation, type Violation } from "#domain/security/violation.ts";
import { hourSeconds } from "#domain/time.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, openEndpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { countWithinLimit, networkOf } from "#lambdas/stores/rateLimits.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { countViolation } from "#lambdas/stores/violations.ts";

/** Limits per address and for everybody. Anybody can send reports, and the table must stay small. */
const fromOne = { name: "csp-reports", limit: 60, windowSeconds: 600 };
const fromAll = { name: "csp-reports-all", limit: 2000, windowSeconds: hourSeconds };

/** The maximum number of different violations stored per request. */
const maxKept = 10;

export const securityEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  openEndpoint(reportViolations, async ({ body, viewerAddress }) => {
    const violations = distinct(body.flatMap((seen) => keptViolation(seen) ?? [])).slice(0, maxKept);
    // A browser ignores a refusal, so reports above the limits are dropped silently.
    if (violations.length === 0 || !(await mayReport(table, viewerAddress, now()))) return { body: { kept: 0 } };
    for (const violation of violations) {
      const { type, ...details } = violation;
      if (await countViolation(table, violation, now())) log("warn", `security: ${type}`, details);
    }
    return { body: { kept: violations.length } };
  }),
];

async function mayReport(table: Table, viewerAddress: string, now: Date): Promise<boolean> {
  const { allowed } = await countWithinLimit(table, { ...fromOne, key: networkOf(viewerAddress) }, now);
  return allowed && (await countWithinLimit(table, { ...fromAll, key: "" }, now)).allowed;
}

const distinct = (violations: readonly Violation[]): readonly Violation[] => [
  ...new Map(violations.map((violation) => [JSON.stringify(violation), violation])).values(),
];
