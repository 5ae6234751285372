import type { UserId } from "#domain/play/play.ts";
import type { UserPool } from "#lambdas/services/userPool.ts";
import { endClosing, findClosing, lookAgainMs, markRemoved } from "#lambdas/stores/closings.ts";
import { cardsOf, deletePersonRemains } from "#lambdas/stores/personRemains.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { removePlay } from "./purgePlay.ts";

/** Makes an external service forget a person. It's idempotent. */
type Forget = (userId: UserId) => Promise<void>;

/** Everything outside the table that holds a person's data. */
export interface Holders {
  readonly pool: Pick<UserPool, "lock" | "remove">;
  /** External services, e.g. the payment provider. */
  readonly elsewhere: readonly Forget[];
}

export interface Leaving extends Holders {
  readonly table: Table;
}

/**
 * Removes what is left of a closed account, its user pool entry last, and checks again an hour later for data written
 * by late requests. An interrupted run loses nothing; the next sweep continues.
 */
export async function leave(leaving: Leaving, userId: UserId, now: Date): Promise<void> {
  const closing = await findClosing(leaving.table, userId);
  if (!closing) return;
  if (!closing.removedAt) {
    await removeAll(leaving, userId, now);
    await markRemoved(leaving.table, userId, now);
  } else if (Date.parse(closing.removedAt) + lookAgainMs <= now.getTime()) {
    await removeAll(leaving, userId, now);
    await endClosing(leaving.table, userId, now);
  }
}

async function removeAll({ table, pool, elsewhere }: Leaving, userId: UserId, now: Date): Promise<void> {
  await pool.lock(userId);
  for await (const card of cardsOf(table, userId)) await removePlay(table, userId, card, now);
  for (const forget of elsewhere) await forget(userId);
  await deletePersonRemains(table, userId);
  await pool.remove(userId);
}
