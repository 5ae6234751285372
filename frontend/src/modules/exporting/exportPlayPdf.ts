import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { readPlayWithNotes } from "#domain/play/notes/placeNotes.ts";
import type { Play, PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { openPlaySession } from "#frontend/modules/sync/session/openPlaySession.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { call } from "#frontend/platform/call.ts";
import { recordActivity } from "#frontend/telemetry/activity/activity.ts";
import { download } from "./download.ts";
import { exportFile, exportFileName } from "./exportFile.ts";

/** Downloads a play that isn't open as PDF, in its own layout. Throws `Refused`. */
export async function exportPlayPdf(userId: UserId, playId: PlayId): Promise<void> {
  const play = await readClosedPlay(userId, playId);
  const prepared = prepareExport(play, wholePlayAs("pdf"));
  download(await exportFile(prepared), exportFileName(prepared));
  recordActivity("export", { play_id: playId, play_title: play.front.title, format: "pdf" });
}

async function readClosedPlay(userId: UserId, playId: PlayId): Promise<Play> {
  const session = openPlaySession({ userId, playId, call });
  try {
    await whenReady(session);
    return readPlayWithNotes(session.doc);
  } finally {
    void session.close();
  }
}

const whenReady = (session: PlaySession): Promise<void> =>
  new Promise((resolve, reject) => {
    const check = (): void => {
      const readiness = session.readiness();
      if (readiness.kind === "opening") return;
      stop();
      if (readiness.kind === "refused") reject(new Refused("unavailable", readiness.errorText));
      else resolve();
    };
    const stop = session.subscribe(check);
    check();
  });
