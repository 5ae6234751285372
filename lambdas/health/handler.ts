import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { healthEndpoints } from "./endpoints.ts";

export const handler = router(...healthEndpoints(openTable(), systemClock, setting("RELEASE")));
