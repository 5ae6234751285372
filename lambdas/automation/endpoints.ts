import { type AutomationError, runAutomation } from "#domain/api/automation.ts";
import { Refused } from "#domain/refused.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { withLease } from "#lambdas/stores/leases.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { runSteps } from "./runSteps.ts";
import { stepsOf } from "./stepsOf.ts";

export interface AutomationDeps {
  readonly table: Table;
  readonly now: Clock;
  /** Sends nothing after the deadline. Undefined if this stage has no CRM. */
  readonly findHubspot: (deadline: Date) => Promise<Hubspot | undefined>;
}

/**
 * API Gateway waits 30 seconds for a response. Work that isn't done by then is reported and continued by the next
 * request.
 */
const runSeconds = 26;
/** No further page of deals is started with less time left. */
const pageSeconds = 8;

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

export const automationEndpoints = ({ table, now, findHubspot }: AutomationDeps): readonly Endpoint[] => [
  endpoint(runAutomation, async ({ body }) => {
    const begun = now();
    const deadline = later(begun, runSeconds);
    const hubspot = await findHubspot(deadline);
    if (!hubspot) return { data: null, error: crmOff };
    const hasTime = () => now() < later(deadline, -pageSeconds);
    const run = () => runSteps(stepsOf(body), { hubspot, now: begun, hasTime });
    // Two concurrent runs would each create what the other hasn't created yet.
    const done = await withLease(table, { name: "automation", seconds: runSeconds + pageSeconds }, now, run);
    if (!done) throw new Refused("conflict", anotherRuns, { code: "automation-runs" });
    return done.answer;
  }),
];

const crmOff: AutomationError = {
  code: "crm-off",
  message:
    "HubSpot isn't connected, because this site's secret has no token. See docs/contacts.md for where to get one and where to put it.",
};

const anotherRuns = "Another administrator is running an action right now. Wait until it's done, then try again.";
