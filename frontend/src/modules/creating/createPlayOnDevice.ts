import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { requestPersistentStorage } from "#frontend/modules/offline/persistentStorage.ts";
import { newPlayId } from "#frontend/modules/sync/newPlayId.ts";
import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import { call } from "#frontend/platform/call.ts";
import { type NewPlayUpdate, newPlayUpdate } from "./newPlayUpdate.ts";
import { ownSettingsFor } from "./ownSettings.ts";

/** Encoding a shorter play takes less time than starting a worker. */
const blocksForWorker = 1000;

async function encode(play: Play): Promise<NewPlayUpdate> {
  if (play.blocks.length < blocksForWorker) return newPlayUpdate(play);
  // Without a connection, the worker may not load.
  const loaded = await import("./encodeInWorker.ts").catch(() => undefined);
  return loaded ? loaded.encodeInWorker(play) : newPlayUpdate(play);
}

/** Creates a play on this device, where it's safe before it's shown. It reaches the server soon after. */
export async function createPlayOnDevice(userId: UserId, play: Play): Promise<PlayId> {
  const playId = newPlayId();
  const { content, card } = await encode({ ...(await ownSettingsFor(play)), ...play });
  const script = openPlaySession({ userId, playId, call, isNew: true, startWith: content, card });
  try {
    if ((await script.keep()).kind === "not-saved") await script.saveNow();
    else void requestPersistentStorage();
    return playId;
  } catch {
    throw new Refused("unavailable", dashboardWords.notKept);
  } finally {
    await script.close();
  }
}
