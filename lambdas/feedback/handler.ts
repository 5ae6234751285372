import { systemClock } from "#lambdas/shared/clock.ts";
import { linkKeyFromStore } from "#lambdas/shared/links/linkKey.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { feedbackEndpoints } from "./endpoints.ts";
import { linkAccessOf } from "./link.ts";

const table = openTable();

export const handler = router(...feedbackEndpoints(table, systemClock, linkAccessOf(table, linkKeyFromStore())));
