import { CrmError } from "#lambdas/services/crm.ts";
import type { Hubspot } from "#lambdas/services/hubspot/hubspot.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { log } from "#lambdas/shared/logger.ts";
import { noCounts } from "./automationStepRun.ts";
import { findPipeline } from "./pipeline.ts";
import { syncDeals } from "./syncDeals.ts";

/** The last page of deals is begun so long before the end. */
const pageMs = 30_000;

/**
 * Lets the deals follow the subscriptions, where an administrator has set the pipeline up. Throws if HubSpot refuses,
 * so that the run counts as failed. The next one does what it left.
 */
export async function followSubscriptions(hubspot: Hubspot, now: Clock, deadline: Date): Promise<void> {
  const tally = noCounts();
  const hasTime = () => now().getTime() < deadline.getTime() - pageMs;
  try {
    if (!(await findPipeline(hubspot))) return;
    const next = await syncDeals().run({ hubspot, tally, now: now(), hasTime });
    const { created, changed, unchanged } = tally;
    const counts = { created: created[0], changed: changed[0], unchanged: unchanged[0] };
    log("info", "deals", { ...counts, isWhole: next === undefined });
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    log("warn", "deals", { status: error.status, code: error.code, reason: error.message });
    throw error;
  }
}
