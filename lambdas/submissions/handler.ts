import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { submissionEndpoints } from "./endpoints.ts";

export const handler = router(...submissionEndpoints(openTable(), systemClock));
