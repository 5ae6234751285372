import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { adminEndpoints } from "./endpoints.ts";

const pool = createUserPoolClient(connectUserPool(), { poolId: setting("USER_POOL_ID") });

export const handler = router(...adminEndpoints({ table: openTable(), pool, now: systemClock }));
