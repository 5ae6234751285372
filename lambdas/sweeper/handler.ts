import { connectUserPool, userPoolBehind } from "#lambdas/services/userPool.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { watched } from "#lambdas/shared/watched.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { sweep } from "./sweep.ts";

const table = openTable();
const pool = userPoolBehind(connectUserPool(), { poolId: setting("USER_POOL_ID") });

/** Called on a schedule. */
export const handler = watched((_event: unknown, context) =>
  sweep(table, systemClock, () => context.getRemainingTimeInMillis(), pool),
);
