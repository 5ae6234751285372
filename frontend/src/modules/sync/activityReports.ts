import { readFront } from "#domain/play/document/front.ts";
import { orderOf } from "#domain/play/document/playDocument.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { RecordActivity } from "#frontend/telemetry/activity/activityLog.ts";
import type { PageLifecycle } from "./pageLifecycle.ts";
import { type PlaySession, remoteOrigin } from "./playSession.ts";
import { createSaveRule, createWordRule } from "./reportingRules.ts";
import { observeWordCount } from "./wordCountReports.ts";

export interface ActivityReportOptions {
  readonly playId: PlayId;
  readonly isNew: boolean;
  readonly record: RecordActivity;
  readonly clock: Scheduler;
  readonly page: Pick<PageLifecycle, "watch">;
}

/** The same session, of which the activity log hears: opened, saved, words written, exported. */
export function withActivityReports(session: PlaySession, options: ActivityReportOptions): PlaySession {
  const { playId, isNew, record, clock, page } = options;
  const { doc } = session;
  const saves = createSaveRule();
  const words = createWordRule();
  let stops: (() => void)[] = [];
  let callOff: (() => void) | undefined;
  let isUnsaved = false;
  let byHand = 0;

  const play = () => ({ play_id: playId as string, play_title: readFront(doc).title });

  const tellWords = (): void => {
    callOff?.();
    callOff = undefined;
    const word_count = words.take();
    if (word_count > 0) record("words_written", { ...play(), word_count });
  };

  const begin = (): void => {
    if (!isNew || orderOf(doc).length > 1) record("play_opened", play());
    const onUpdate = (_: Uint8Array, origin: unknown) => origin !== remoteOrigin && saves.wrote();
    doc.on("update", onUpdate);
    const stopWords = observeWordCount(doc, (added) => {
      words.wrote(clock.now(), added);
      callOff ??= clock.after((words.dueAt() ?? clock.now()) - clock.now(), tellWords);
    });
    const stopPage = page.watch({ onWake: () => undefined, onHide: tellWords, mayLoseWords: () => false });
    stops.push(() => doc.off("update", onUpdate), stopWords, stopPage);
  };

  const look = (): void => {
    if (stops.length === 1 && session.readiness().kind === "ready") begin();
    const wasUnsaved = isUnsaved;
    isUnsaved = session.saving().kind !== "saved";
    const isSavedNow = wasUnsaved && !isUnsaved;
    if (isSavedNow && byHand === 0 && saves.savedByItself(clock.now()))
      record("play_saved", { ...play(), is_auto_save: true });
  };

  const saveNow = async (): Promise<void> => {
    byHand += 1;
    try {
      await session.saveNow();
      if (saves.savedByHand()) record("play_saved", { ...play(), is_auto_save: false });
    } finally {
      byHand -= 1;
    }
  };

  stops.push(session.subscribe(look));
  look();
  return {
    ...session,
    saveNow,
    noteExport: (format) => record("export", { ...play(), format }),
    close: () => {
      tellWords();
      for (const stop of stops) stop();
      stops = [];
      return session.close();
    },
  };
}
