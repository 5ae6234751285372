import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { versionEndpoints } from "./endpoints.ts";

export const handler = router(...versionEndpoints(openTable(), systemClock));
