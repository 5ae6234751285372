import { addDays, type CalendarDay } from "./day.ts";
import { type Goals, isPaused, writingDaysOn } from "./goals.ts";

/** Longer than counts are stored. A wrong clock may have recorded a day in another century. */
const maxDaysBack = 1_000;

/**
 * Returns how many days the writer has worked on the play without missing more than planned: in any 7 days in a row, at
 * most the days that the writer takes off each week. Days in a pause are never missed, and today isn't missed until it's
 * over.
 *
 * If the clock was moved back, for example in another time zone, days after `today` are recorded. The streak up to the
 * last of them counts, too, so nothing is lost.
 */
export function streakOf(worked: ReadonlySet<CalendarDay>, goals: Goals, today: CalendarDay): number {
  const last = [...worked].sort().at(-1) ?? today;
  const upToToday = streakUpTo(today, worked, goals);
  return last > today ? Math.max(upToToday, streakUpTo(last, worked, goals)) : upToToday;
}

function streakUpTo(end: CalendarDay, worked: ReadonlySet<CalendarDay>, goals: Goals): number {
  let streak = 0;
  let missed: readonly number[] = [];
  for (let back = 0; back < maxDaysBack; back++) {
    const day = addDays(end, -back);
    if (worked.has(day)) streak++;
    else if (back > 0 && !isPaused(day, goals)) missed = [...missed.filter((one) => back - one < 7), back];
    if (missed.length > 7 - writingDaysOn(day, goals)) return streak;
  }
  return streak;
}
