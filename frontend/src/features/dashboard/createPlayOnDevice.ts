import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { newPlayId, openPlaySession } from "#frontend/modules/sync/openPlaySession.ts";
import { call } from "#frontend/platform/call.ts";
import { ownPageLayout } from "#frontend/platform/ownPageLayout.ts";

export type NewPlayContent = Play;

/** Creates a play on this device, where it's safe before it's shown. It reaches the server soon after. */
export async function createPlayOnDevice(userId: UserId, play: NewPlayContent): Promise<PlayId> {
  const playId = newPlayId();
  const startWith = Y.encodeStateAsUpdate(documentOf({ pageLayout: ownPageLayout(), ...play }));
  const script = openPlaySession({ userId, playId, call, isNew: true, startWith });
  try {
    if ((await script.keep()).kind === "not-saved") await script.saveNow();
    return playId;
  } catch {
    throw new Refused("unavailable", words.notKept);
  } finally {
    await script.close();
  }
}
