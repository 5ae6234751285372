import { readFront } from "#domain/play/document/front.ts";
import { orderOf } from "#domain/play/document/playDocument.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import type { RecordActivity } from "#frontend/telemetry/activity/activityLog.ts";
import type { PageLifecycle } from "../session/pageLifecycle.ts";
import { type PlaySession, remoteOrigin } from "../session/playSession.ts";
import { observeWordCount } from "./observeWordCount.ts";
import { createSaveRule, createWordRule } from "./reportingRules.ts";

export interface ActivityReportOptions {
  readonly playId: PlayId;
  readonly isNew: boolean;
  readonly record: RecordActivity;
  readonly clock: Scheduler;
  readonly page: Pick<PageLifecycle, "watch">;
}

/** Returns the same session, and records in the activity log what is done with the play: opened, saved, written, exported. */
export function withActivityReports(session: PlaySession, options: ActivityReportOptions): PlaySession {
  const { playId, isNew, record, clock, page } = options;
  const { doc } = session;
  const saves = createSaveRule();
  const words = createWordRule();
  let stops: (() => void)[] = [];
  let cancel: (() => void) | undefined;
  let isUnsaved = false;
  let manualSaves = 0;

  const play = () => ({ play_id: playId as string, play_title: readFront(doc).title });

  const recordWords = (): void => {
    cancel?.();
    cancel = undefined;
    const word_count = words.take();
    if (word_count > 0) record("words_written", { ...play(), word_count });
  };

  const begin = (): void => {
    if (!isNew || orderOf(doc).length > 1) record("play_opened", play());
    const onUpdate = (_: Uint8Array, origin: unknown) => origin !== remoteOrigin && saves.wrote();
    doc.on("update", onUpdate);
    const stopWords = observeWordCount(doc, (added) => {
      words.wrote(clock.now(), added);
      cancel ??= clock.after((words.dueAt() ?? clock.now()) - clock.now(), recordWords);
    });
    const stopPage = page.watch({ onWake: () => undefined, onHide: recordWords, mayLoseWords: () => false });
    stops.push(() => doc.off("update", onUpdate), stopWords, stopPage);
  };

  const onChange = (): void => {
    if (stops.length === 1 && session.readiness().kind === "ready") begin();
    const wasUnsaved = isUnsaved;
    isUnsaved = session.saving().kind !== "saved";
    const isSavedNow = wasUnsaved && !isUnsaved;
    if (isSavedNow && manualSaves === 0 && saves.savedAutomatically(clock.now()))
      record("play_saved", { ...play(), is_auto_save: true });
  };

  const saveNow = async (): Promise<void> => {
    manualSaves += 1;
    try {
      await session.saveNow();
      if (saves.savedManually()) record("play_saved", { ...play(), is_auto_save: false });
    } finally {
      manualSaves -= 1;
    }
  };

  stops.push(session.subscribe(onChange));
  onChange();
  return {
    ...session,
    saveNow,
    noteExport: (format) => record("export", { ...play(), format }),
    close: () => {
      recordWords();
      for (const stop of stops) stop();
      stops = [];
      return session.close();
    },
  };
}
