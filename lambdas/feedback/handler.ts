import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { linkKeyFromStore } from "#lambdas/sharing/linkKey.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { feedbackEndpoints } from "./endpoints.ts";
import { linksOf } from "./link.ts";

const table = openTable();

export const handler = router(...feedbackEndpoints(table, systemClock, linksOf(table, linkKeyFromStore())));
