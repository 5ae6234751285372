import { addressIn } from "#domain/account/localAddress.ts";
import type { UserId } from "#domain/play/play.ts";
import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount, UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import { senderKeyOf } from "#lambdas/stores/messages.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { accountDeletedMail } from "./accountDeletedMail.ts";

export interface DeleteAccountDeps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount" | "remove">;
  /** Undefined on a stage without a sender: then nobody gets an e-mail. */
  readonly mail: OwnerMail | undefined;
}

/** How the owner of an account is told that it was deleted. */
export interface OwnerMail {
  readonly send: SendMail;
  readonly siteOrigin: () => Promise<string>;
}

/**
 * Closes the account. It's marked first, and from then on all its requests are refused. Then it's removed from the user
 * pool, which ends every session and frees the address for a new account. The sweeper repeats the removal until it
 * succeeds, so a user pool that doesn't answer can't prevent the deletion. Neither can an e-mail that can't be sent.
 */
export async function deleteAccountNow(deps: DeleteAccountDeps, userId: UserId, now: Date): Promise<Date> {
  const { table, pool, mail } = deps;
  // Before the removal, because only the pool knows the address.
  const owner = await pool.findAccount(userId).catch((error) => onUnexpected(error));
  const sender = owner?.isEmailVerified ? senderKeyOf(owner.email) : undefined;
  const closedAt = await putAccountDeletion(table, userId, now, sender);
  await pool.remove(userId).catch((error) => onUnexpected(error));
  if (mail && owner) await notify(mail, owner).catch((error) => onUnexpected(error));
  return closedAt;
}

async function notify({ send, siteOrigin }: OwnerMail, owner: PoolAccount): Promise<void> {
  const contactPage = (await siteOrigin()) + addressIn(owner.language, "/contact");
  await send({ to: owner.email, ...accountDeletedMail(owner, contactPage) });
}
