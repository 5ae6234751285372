import { SESv2Client } from "@aws-sdk/client-sesv2";
import { sendFrom } from "#lambdas/services/mailMessage.ts";
import { connectUserPool, createUserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { triggerClient } from "#lambdas/shared/triggerClient.ts";
import type { OwnerMailDeps } from "./notifyOwner.ts";

/** How a trigger writes to the owners of accounts. The event names the user pool. */
export type OwnerMailOfPool = (poolId: string) => OwnerMailDeps;

const client = connectUserPool(triggerClient);
const sender = process.env.MAIL_FROM;
const sendMail = sender ? sendFrom(sender, new SESv2Client(triggerClient)) : undefined;

export const ownerMailOfPool = (poolId: string) => ({
  pool: createUserPoolClient(client, { poolId }),
  sendMail,
});
