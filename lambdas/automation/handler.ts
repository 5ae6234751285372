import { openHubspot } from "#lambdas/services/openCrm.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { automationEndpoints } from "./endpoints.ts";

export const handler = router(
  ...automationEndpoints({ table: openTable(), now: systemClock, findHubspot: openHubspot }),
);
