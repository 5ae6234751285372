import { sendFrom } from "#lambdas/services/mailMessage.ts";
import { systemClock } from "#lambdas/shared/clock.ts";
import { readSiteOrigin } from "#lambdas/shared/readSiteOrigin.ts";
import { router } from "#lambdas/shared/router.ts";
import { openTable } from "#lambdas/stores/table.ts";
import { messageEndpoints } from "./endpoints.ts";
import type { MessageNotice } from "./notifyByMail.ts";

const { CONTACT_EMAIL: to, MAIL_FROM: sender } = process.env;

const notice: MessageNotice | undefined =
  to && sender ? { to, sendMail: sendFrom(sender), siteOrigin: () => readSiteOrigin() } : undefined;

export const handler = router(...messageEndpoints(openTable(), systemClock, notice));
