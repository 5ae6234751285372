import { addDailyWords, hasDailyGoal, readDeviceWords } from "#domain/play/document/dailyWords.ts";
import { type CalendarDay, dayOf } from "#domain/play/goals/day.ts";
import type { Scheduler } from "#frontend/platform/clock.ts";
import { createStore } from "#frontend/state/createStore.ts";
import type { PageLifecycle } from "../session/pageLifecycle.ts";
import type { PlaySession } from "../session/playSession.ts";
import { observeWordCount } from "./observeWordCount.ts";

/** Each record is a change of the document, so it's written rarely, and not while somebody types a sentence. */
const recordAfterMs = 120_000;

/** Words that are in the document, but perhaps not stored yet. */
export interface UnstoredWords {
  readonly day: CalendarDay;
  readonly words: number;
  /** What this device had recorded for the day before. */
  readonly before: number;
}

/** A place that is written at once, unlike the journal, which a page that's closing may not wait for. */
export interface UnstoredWordsPlace {
  readonly find: () => UnstoredWords | undefined;
  readonly save: (words: UnstoredWords | undefined) => void;
}

export interface DailyWordsOptions {
  /** The name of this device. */
  readonly device: string;
  readonly unstored: UnstoredWordsPlace;
  readonly clock: Scheduler;
  readonly page: Pick<PageLifecycle, "watch">;
}

/**
 * Returns the same session, and adds up in the document how many words are written on each day. A play without a daily
 * goal isn't changed. Undo doesn't take it back.
 */
export function withDailyWords(
  session: PlaySession,
  { device, unstored, clock, page }: DailyWordsOptions,
): PlaySession {
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

  const onHide = (): void => {
    const words = newWords.get();
    if (day && words !== 0 && hasDailyGoal(doc))
      unstored.save({ day, words, before: readDeviceWords(doc, { day, device }) });
    record();
  };

  /** Adds what the page that was open before had no time to store. */
  const recover = (): void => {
    const left = unstored.find();
    if (!left) return;
    unstored.save(undefined);
    const isLost = readDeviceWords(doc, { day: left.day, device }) === left.before;
    if (isLost && hasDailyGoal(doc)) addDailyWords(doc, { ...left, device });
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
    recover();
    // While the page was hidden, there was time enough to store them.
    const onWake = () => unstored.find() && unstored.save(undefined);
    const stopPage = page.watch({ onWake, onHide, mayLoseWords: () => false });
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
