import { useEffect, useMemo, useState } from "react";
import { readDailyWords } from "#domain/play/document/dailyWords.ts";
import { readGoals } from "#domain/play/document/goals.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type CalendarDay, dayOf } from "#domain/play/goals/day.ts";
import { type Goals, isPaused } from "#domain/play/goals/goals.ts";
import { streakOf } from "#domain/play/goals/streakOf.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";

export interface GoalState {
  readonly goals: Goals;
  /** Whether the play has a daily goal, or days were recorded when it had one. */
  readonly isCounted: boolean;
  readonly today: { readonly day: CalendarDay; readonly words: number; readonly isPaused: boolean };
  /** The words of each day, today's included if there are any. */
  readonly days: ReadonlyMap<CalendarDay, number>;
  readonly streak: number;
}

type Counting = Pick<PlaySession, "doc" | "newWords">;

/** Milliseconds between two refreshes while somebody types. */
const refreshMs = 500;

/** After midnight, yesterday's words are shown for so many milliseconds at most. */
const newDayMs = 30_000;

/** Returns what the writer plans and has written of the open play. */
export function useGoals({ doc, newWords }: Counting): GoalState {
  const [read, setRead] = useState(() => readAll({ doc, newWords }));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const refresh = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (!isGone) setRead(readAll({ doc, newWords }));
    };
    // Recorded words are in the document a moment before they're no longer new.
    const onGoals = (): void => queueMicrotask(refresh);
    const { goals } = playDocumentOf(doc);
    goals.observe(onGoals);
    const stopWords = newWords?.subscribe(() => {
      timer ??= setTimeout(refresh, refreshMs);
    });
    let shown = dayOf(new Date());
    const newDay = setInterval(() => {
      const day = dayOf(new Date());
      if (day !== shown) refresh();
      shown = day;
    }, newDayMs);
    refresh();
    return () => {
      isGone = true;
      clearInterval(newDay);
      clearTimeout(timer);
      goals.unobserve(onGoals);
      stopWords?.();
    };
  }, [doc, newWords]);
  return useMemo(() => stateOf(read), [read]);
}

interface Read {
  readonly goals: Goals;
  readonly recorded: ReadonlyMap<CalendarDay, number>;
  readonly added: number;
}

const readAll = ({ doc, newWords }: Counting): Read => ({
  goals: readGoals(doc),
  recorded: readDailyWords(doc),
  added: newWords?.get() ?? 0,
});

function stateOf({ goals, recorded, added }: Read): GoalState {
  const day = dayOf(new Date());
  const words = (recorded.get(day) ?? 0) + added;
  const days = added === 0 ? recorded : new Map([...recorded, [day, words]]);
  return {
    goals,
    isCounted: goals.daily !== undefined || recorded.size > 0,
    today: { day, words, isPaused: isPaused(day, goals) },
    days,
    streak: streakOf(new Set(days.keys()), goals, day),
  };
}
