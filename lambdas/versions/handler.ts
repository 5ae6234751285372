import { systemClock } from "#lambdas/shared/clock.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { versionEndpoints } from "./endpoints.ts";
import { momentEndpoints } from "./momentEndpoints.ts";

const table = openTable();

export const handler = router(...versionEndpoints(table, systemClock), ...momentEndpoints(table, systemClock));
