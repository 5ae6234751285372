import { binEndsAt } from "#domain/play/card.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { closePurge, deleteRemains, lookAgainMs, putTombstone } from "#lambdas/stores/purge.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Removes a play for good whose days in the bin are over. */
export async function purgePlay(table: Table, owner: UserId, playId: PlayId, now: Date): Promise<void> {
  const binnedAt = (await findCard(table, owner, playId))?.binnedAt;
  if (!binnedAt || binEndsAt(binnedAt) > now) return;
  if (await putTombstone(table, { owner, playId, binnedAt }, now)) await deleteRemains(table, playId);
}

/** Looks again an hour later: a request that was under way may have put something there after the tombstone. */
export async function purgeAgain(table: Table, playId: PlayId, now: Date): Promise<void> {
  const purgedAt = (await findHead(table, playId))?.purgedAt;
  if (!purgedAt || Date.parse(purgedAt) + lookAgainMs > now.getTime()) return;
  await deleteRemains(table, playId);
  await closePurge(table, playId);
}
