import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { playFromUpdates } from "#domain/play/notes/playFromUpdates.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { savingWords } from "#frontend/messages/saving.yaml";
import { readFullPlay } from "#frontend/modules/sync/devices/fullPlay.ts";
import { call } from "#frontend/platform/call.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";
import { recordActivity } from "#frontend/telemetry/activity/activity.ts";
import { download } from "./download.ts";
import { exportFile, exportFileName } from "./exportFile.ts";

/**
 * Downloads a play that isn't open as PDF, in its own layout, with what other devices have written. Without a connection,
 * it's as this device has it. Throws `Refused`.
 */
export async function exportPlayPdf(userId: UserId, playId: PlayId): Promise<void> {
  const { updates } = await readFullPlay({ userId, playId, call, signedInUser });
  const play = playFromUpdates(updates);
  if (!play) throw new Refused("unavailable", savingWords.tooNew);
  const prepared = prepareExport(play, wholePlayAs("pdf"));
  download(await exportFile(prepared), exportFileName(prepared));
  recordActivity("export", { play_id: playId, play_title: play.front.title, format: "pdf" });
}
