import { getPlay } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { call } from "#frontend/platform/call.ts";

/** Asks the server for the number of comments since the author last looked. */
export async function countNewFeedback(playId: PlayId): Promise<number> {
  const { newFeedback = 0 } = await call(getPlay, { params: { playId } });
  return newFeedback;
}
