import { systemClock } from "#lambdas/shared/clock.ts";
import { linkKeysFromStore } from "#lambdas/shared/links/linkKeys.ts";
import { router } from "#lambdas/shared/router.ts";
import { withSwitches } from "#lambdas/shared/switches.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { feedbackEndpoints } from "./endpoints.ts";
import { linkAccessOf } from "./link.ts";

const table = openTable();

const endpoints = feedbackEndpoints(table, systemClock, linkAccessOf(table, linkKeysFromStore()));

export const handler = router(...withSwitches(endpoints));
