import { sendFrom } from "#lambdas/services/mailMessage.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { signInEndpoints } from "./endpoints.ts";

const table = openTable();
/** A sign-in of our own runs several triggers within one call, and can't be repeated. */
const patient = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 12_000, throwOnRequestTimeout: true },
};
const pool = createUserPoolClient(connectUserPool(patient), {
  poolId: setting("USER_POOL_ID"),
  clientId: setting("USER_POOL_CLIENT_ID"),
});
const sender = process.env.MAIL_FROM;
const sendMail = sender ? sendFrom(sender) : undefined;
/** Only a stage with its own e-mail sender can send links. */
const post = sendMail && { table, pool, sendMail, siteOrigin: () => readSiteOrigin() };

export const handler = router(...signInEndpoints(table, systemClock, post, { table, pool, sendMail }));
