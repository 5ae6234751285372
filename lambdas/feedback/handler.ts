import { SESv2Client } from "@aws-sdk/client-sesv2";
import { sendFrom } from "#lambdas/services/mailMessage.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { setting } from "#lambdas/shared/config.ts";
import { linkKeysFromStore } from "#lambdas/shared/links/linkKeys.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { router } from "#lambdas/shared/router.ts";
import { withSwitches } from "#lambdas/shared/switches.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { feedbackEndpoints } from "./endpoints.ts";
import type { FeedbackMail } from "./feedbackMail.ts";
import { linkAccessOf } from "./link.ts";

const table = openTable();

/** People wait for their comment to be stored, and an e-mail isn't worth waiting longer for. */
const hasty = {
  requestHandler: { connectionTimeout: 1000, requestTimeout: 2500, throwOnRequestTimeout: true },
  maxAttempts: 1,
};

const sender = process.env.MAIL_FROM;
const mail: FeedbackMail | undefined = sender
  ? {
      send: sendFrom(sender, new SESv2Client(hasty)),
      siteOrigin: () => readSiteOrigin(),
      pool: createUserPoolClient(connectUserPool(hasty), { poolId: setting("USER_POOL_ID") }),
    }
  : undefined;

const endpoints = feedbackEndpoints(table, systemClock, linkAccessOf(table, linkKeysFromStore()), mail);

export const handler = router(...withSwitches(endpoints));
