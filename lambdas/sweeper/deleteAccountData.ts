import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import {
  deletionRecheckMs,
  endAccountDeletion,
  findAccountDeletion,
  markRemoved,
} from "#lambdas/stores/accountDeletions.ts";
import { deleteEndedSessions } from "#lambdas/stores/closings.ts";
import { cardsOf, deletePersonData } from "#lambdas/stores/personData.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { removePlay } from "./purgePlay.ts";

/** Makes an external service forget a person. It's idempotent. */
type Forget = (userId: UserId) => Promise<void>;

/** Everything outside the table that holds a person's data. */
export interface ExternalServices {
  readonly pool: Pick<UserPoolClient, "lock" | "remove">;
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
    await removeAll(leaving, userId, now);
    await markRemoved(leaving.table, userId, now);
  } else if (Date.parse(closing.removedAt) + deletionRecheckMs <= now.getTime()) {
    await removeAll(leaving, userId, now);
    await endAccountDeletion(leaving.table, userId, now);
  }
}

async function removeAll({ table, pool, elsewhere }: AccountDeletionDeps, userId: UserId, now: Date): Promise<void> {
  await pool.lock(userId);
  for await (const card of cardsOf(table, userId)) await removePlay(table, userId, card, now);
  for (const forget of elsewhere) await forget(userId);
  await deletePersonData(table, userId);
  await deleteEndedSessions(table, userId);
  await pool.remove(userId);
}
