import { openHubspot } from "#lambdas/services/openCrm.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { followSubscriptions } from "./followSubscriptions.ts";

const marginMs = 5_000;

/** Once a day: a deal that no administrator syncs follows its subscription all the same. */
export const handler = withErrorReporting(async (_event: unknown, context) => {
  const deadline = new Date(Date.now() + context.getRemainingTimeInMillis() - marginMs);
  const hubspot = await openHubspot(deadline);
  if (hubspot) await followSubscriptions(hubspot, systemClock, deadline);
});
