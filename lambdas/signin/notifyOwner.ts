import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { type OwnerNotice, securityMail } from "./securityMails.ts";

export interface OwnerMailDeps {
  readonly pool: Pick<UserPoolClient, "findAccount">;
  /** Undefined on a stage without a sender: then nobody gets an e-mail. */
  readonly sendMail: SendMail | undefined;
}

/** E-mails an account's owner about a change, at the address that the account has now. */
export async function notifyOwner(
  { pool, sendMail }: OwnerMailDeps,
  userName: string,
  eventOf: OwnerNotice | ((account: { readonly hasSecondFactor: boolean }) => OwnerNotice),
): Promise<void> {
  const account = sendMail && (await pool.findAccount(userName));
  if (!account) return;
  const event = typeof eventOf === "string" ? eventOf : eventOf(account);
  await sendMail({ to: account.email, ...securityMail(event, account) });
}
