import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { deviceEndpoints } from "./endpoints.ts";

export const handler = router(...deviceEndpoints(openTable(), systemClock));
