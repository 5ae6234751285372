import type { PlayCard } from "#domain/api/plays.ts";
import { binEndsAt } from "#domain/play/bin.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { movePlayToBin } from "#lambdas/stores/bin.ts";
import { findHead } from "#lambdas/stores/heads.ts";
import { findCard } from "#lambdas/stores/plays.ts";
import { closePurge, deletePlayData, purgeRecheckMs, putTombstone } from "#lambdas/stores/purge.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Permanently removes a play whose days in the bin are over. */
export async function purgePlay(table: Table, owner: UserId, playId: PlayId, now: Date): Promise<void> {
  const card = await findCard(table, owner, playId);
  if (!card?.binnedAt || binEndsAt(card.binnedAt) > now) return;
  await removePlay(table, owner, card, now);
}

/** Permanently removes a play, in the bin or not. Does nothing if it was restored in the meantime. */
export async function removePlay(table: Table, owner: UserId, card: PlayCard, now: Date): Promise<void> {
  const { playId, binnedAt } = card.binnedAt ? card : await movePlayToBin(table, owner, card.playId, now);
  if (!binnedAt) return;
  if (await putTombstone(table, { owner, playId, binnedAt }, now)) await deletePlayData(table, playId, now);
}

/** Checks again an hour later, because a request in progress may have written something after the tombstone. */
export async function purgeAgain(table: Table, playId: PlayId, now: Date): Promise<void> {
  const purgedAt = (await findHead(table, playId))?.purgedAt;
  if (!purgedAt || Date.parse(purgedAt) + purgeRecheckMs > now.getTime()) return;
  await deletePlayData(table, playId, now);
  await closePurge(table, playId);
}
