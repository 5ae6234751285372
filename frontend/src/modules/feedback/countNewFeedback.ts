import { getPlay } from "#domain/api/plays.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { keepCards } from "#frontend/modules/sync/cards/keepCards.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";

/** Asks the server for the number of comments since the author last looked. */
export async function countNewFeedback(playId: PlayId): Promise<number> {
  const card = await call(getPlay, { params: { playId } });
  const userId = await signedInUser();
  // The list shows it while there is no connection, even if the play was never listed on this device.
  if (userId) await keepCards(userId as UserId, [card]);
  return card.newFeedback ?? 0;
}
