import type { CardState, EventContext, SyncEffect, SyncState } from "../session/syncState.ts";

/** While somebody writes, the server's card is refreshed this often at most. */
const minIntervalMs = 60_000;

interface CardStep {
  readonly card: CardState;
  readonly effects: readonly SyncEffect[];
}

/**
 * Refreshes the server's card if it's stale: at most once a minute, or at once if the page may be going away. The card
 * is only a copy for lists. If that fails, no word is lost.
 */
export function refreshedCard({ card, status }: SyncState, { now }: EventContext, isLeaving = false): CardStep {
  const isDue = card.isStale && status.onServer && (isLeaving || now >= card.refreshedAt + minIntervalMs);
  if (!isDue) return { card, effects: [] };
  return { card: { isStale: false, refreshedAt: now }, effects: [{ type: "refreshCard" }] };
}
