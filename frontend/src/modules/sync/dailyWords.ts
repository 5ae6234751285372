import { addDailyWords, hasDailyGoal } from "#domain/play/document/goals.ts";
import { type CalendarDay, dayOf } from "#domain/play/goals/day.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import { createStore } from "#frontend/state/createStore.ts";
import type { PageLifecycle } from "./pageLifecycle.ts";
import type { PlaySession } from "./playSession.ts";
import { observeWordCount } from "./wordCountReports.ts";

/** Each record is a change of the document, so it's written rarely, and not while somebody types a sentence. */
const recordAfterMs = 120_000;

export interface DailyWordsOptions {
  /** The name of this device. */
  readonly device: string;
  readonly clock: Scheduler;
  readonly page: Pick<PageLifecycle, "watch">;
}

/**
 * Returns the same session, and adds up in the document how many words are written on each day. A play without a daily
 * goal isn't changed. Undo doesn't take it back.
 */
export function withDailyWords(session: PlaySession, { device, clock, page }: DailyWordsOptions): PlaySession {
  const { doc } = session;
  const newWords = createStore(0);
  let day: CalendarDay | undefined;
  let cancel: (() => void) | undefined;
  let stops: (() => void)[] = [];

  const record = (): void => {
    cancel?.();
    cancel = undefined;
    if (!day || !hasDailyGoal(doc)) return;
    addDailyWords(doc, { day, device, words: newWords.get() });
    day = undefined;
    newWords.set(0);
  };

  const wrote = (added: number): void => {
    const today = dayOf(new Date(clock.now()));
    if (day && day !== today) {
      record();
      newWords.set(0);
    }
    day = today;
    newWords.set(newWords.get() + added);
    cancel ??= clock.after(recordAfterMs, record);
  };

  const begin = (): void => {
    if (stops.length > 1 || session.readiness().kind !== "ready") return;
    const stopPage = page.watch({ onWake: () => undefined, onHide: record, mayLoseWords: () => false });
    stops.push(observeWordCount(doc, wrote), stopPage);
  };

  stops.push(session.subscribe(begin));
  begin();
  return {
    ...session,
    newWords,
    close: () => {
      record();
      for (const stop of stops) stop();
      stops = [];
      return session.close();
    },
  };
}
