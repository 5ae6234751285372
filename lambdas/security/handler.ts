import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { securityEndpoints } from "./endpoints.ts";

export const handler = router(...securityEndpoints(openTable(), systemClock));
