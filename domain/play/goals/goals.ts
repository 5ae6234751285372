import type { CalendarDay } from "./day.ts";

/** Days on which the writer doesn't plan to write, both included. */
export interface Pause {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** On how many days of a week the writer plans to write, from a day on. */
export interface WritingWeek {
  readonly from: CalendarDay;
  /** 1 to 7. */
  readonly days: number;
}

/** What a writer plans to write of one play. It's about the work on the play and isn't part of it. */
export interface Goals {
  /** Words per day. */
  readonly daily?: number;
  /** Words of the whole draft. */
  readonly draft?: number;
  /** Oldest first. Each counts until the next one begins, so that a change doesn't judge the days before it. */
  readonly weeks: readonly WritingWeek[];
  /** Oldest first. */
  readonly pauses: readonly Pause[];
}

/** Two days off a week, whichever they are. */
export const usualWritingDays = 5;

export const maxGoal = 1_000_000;

/** Returns on how many days a week the writer plans to write, as planned for a day. */
export function writingDaysOn(day: CalendarDay, { weeks }: Pick<Goals, "weeks">): number {
  const week = weeks.findLast(({ from }) => from <= day) ?? weeks[0];
  return week?.days ?? usualWritingDays;
}

export const isPaused = (day: CalendarDay, { pauses }: Pick<Goals, "pauses">): boolean =>
  pauses.some(({ from, to }) => from <= day && day <= to);
