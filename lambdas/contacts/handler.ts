import { openCrm } from "#lambdas/services/openCrm.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { contactEndpoints } from "./endpoints.ts";

const pool = createUserPoolClient(connectUserPool(), { poolId: setting("USER_POOL_ID") });

/** The browser isn't kept waiting longer. What isn't delivered by then is delivered later. */
const timeoutMs = 8_000;

export const handler = router(
  ...contactEndpoints({
    table: openTable(),
    pool,
    now: systemClock,
    findCrm: () => openCrm(new Date(Date.now() + timeoutMs)),
  }),
);
