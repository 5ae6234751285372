import { playFromUpdates } from "#domain/play/notes/playFromUpdates.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { thisDevice } from "#frontend/modules/sync/devices/device.ts";

/** Returns all that this device has of a play, with unsent changes and private notes. The server isn't asked. */
export async function readDeviceCopy(userId: UserId, playId: PlayId): Promise<Play> {
  const copy = await thisDevice.journal(userId, playId).load();
  if (!copy) throw new Refused("not-found", savingWords.notHere);
  const play = playFromUpdates(copy.updates);
  if (!play) throw new Refused("unavailable", savingWords.tooNew);
  return play;
}
