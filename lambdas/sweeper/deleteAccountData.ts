import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import {
  type AccountDeletion,
  deletionRecheckMs,
  endAccountDeletion,
  findAccountDeletion,
  markRemoved,
} from "#lambdas/stores/accountDeletions.ts";
import { deleteEndedSessions } from "#lambdas/stores/closings.ts";
import { deleteMessagesFrom, type SenderKey, senderKeyOf } from "#lambdas/stores/messages.ts";
import { cardsOf, deletePersonData } from "#lambdas/stores/personData.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { removePlay } from "./purgePlay.ts";

/** Makes an external service forget a person. It's idempotent. */
type Forget = (userId: UserId) => Promise<void>;

/** Everything outside the table that holds a person's data. */
export interface ExternalServices {
  readonly pool: Pick<UserPoolClient, "findAccount" | "lock" | "remove">;
  /** External services, e.g. the payment provider. */
  readonly elsewhere: readonly Forget[];
}

export interface AccountDeletionDeps extends ExternalServices {
  readonly table: Table;
}

/**
 * Removes what is left of a closed account, its user pool entry last, and checks again an hour later for data written
 * by late requests. An interrupted run loses nothing; the next sweep continues.
 */
export async function deleteAccountData(leaving: AccountDeletionDeps, userId: UserId, now: Date): Promise<void> {
  const closing = await findAccountDeletion(leaving.table, userId);
  if (!closing) return;
  if (!closing.removedAt) {
    await removeAll(leaving, userId, closing, now);
    await markRemoved(leaving.table, userId, now);
  } else if (Date.parse(closing.removedAt) + deletionRecheckMs <= now.getTime()) {
    await removeAll(leaving, userId, closing, now);
    await endAccountDeletion(leaving.table, userId, now);
  }
}

async function removeAll(
  { table, pool, elsewhere }: AccountDeletionDeps,
  userId: UserId,
  closing: AccountDeletion,
  now: Date,
): Promise<void> {
  await pool.lock(userId);
  const sender = closing.sender ?? (await findSender(pool, userId));
  if (sender !== undefined) await deleteMessagesFrom(table, sender);
  for await (const card of cardsOf(table, userId)) await removePlay(table, userId, card, now);
  for (const forget of elsewhere) await forget(userId);
  await deletePersonData(table, userId);
  await deleteEndedSessions(table, userId);
  await pool.remove(userId);
}

/** The mark doesn't name the sender if the user pool didn't answer when the account was closed. */
async function findSender(pool: ExternalServices["pool"], userId: UserId): Promise<SenderKey | undefined> {
  const account = await pool.findAccount(userId);
  return account?.isEmailVerified ? senderKeyOf(account.email) : undefined;
}
