import { sendFrom } from "#lambdas/services/mailMessage.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { accountEndpoints } from "./endpoints.ts";

const pool = createUserPoolClient(connectUserPool(), { poolId: setting("USER_POOL_ID") });
const sender = process.env.MAIL_FROM;
const mail = sender ? { send: sendFrom(sender), siteOrigin: () => readSiteOrigin() } : undefined;

export const handler = router(...accountEndpoints(openTable(), systemClock, pool, mail));
