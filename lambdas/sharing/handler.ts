import { systemClock } from "#lambdas/shared/clock.ts";
import { linkKeysFromStore } from "#lambdas/shared/links/linkKeys.ts";
import { router } from "#lambdas/shared/router.ts";
import { withSwitches } from "#lambdas/shared/switches.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { sharingEndpoints } from "./endpoints.ts";

export const handler = router(...withSwitches(sharingEndpoints(openTable(), systemClock, linkKeysFromStore())));
