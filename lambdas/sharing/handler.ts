import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { sharingEndpoints } from "./endpoints.ts";
import { linkKeyFromStore } from "./linkKey.ts";

export const handler = router(...sharingEndpoints(openTable(), systemClock, linkKeyFromStore()));
