import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import type { ActivityHour } from "#domain/api/adminActivity.ts";

/** One hour of a single day, or one day of several. */
export interface ActivityBar {
  /** UTC, e.g. `2027-01-10T13` or `2027-01-10`. */
  readonly at: string;
  readonly counts: Readonly<Partial<Record<ActivityType, number>>>;
  readonly isNow: boolean;
}

const hoursOf = (day: string): readonly string[] =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, "0")}`);

/**
 * Returns a bar for each hour of one day, or for each of several days, including empty ones, so that the time axis is
 * even.
 */
export function barsOf(days: readonly string[], hours: readonly ActivityHour[], now: Date): readonly ActivityBar[] {
  const places = days.length === 1 ? days.flatMap(hoursOf) : days;
  const present = now.toISOString();
  return places.map((at) => ({
    at,
    counts: sumOf(hours.filter(({ hour }) => hour.startsWith(at))),
    isNow: present.startsWith(at),
  }));
}

function sumOf(hours: readonly ActivityHour[]): ActivityBar["counts"] {
  const sums: Partial<Record<ActivityType, number>> = {};
  for (const type of activityTypes) sums[type] = hours.reduce((sum, { counts }) => sum + (counts[type] ?? 0), 0);
  return sums;
}

/** Returns the count of one type, or of all types. */
export const countIn = ({ counts }: Pick<ActivityBar, "counts">, type?: ActivityType): number =>
  type ? (counts[type] ?? 0) : activityTypes.reduce((sum, one) => sum + (counts[one] ?? 0), 0);

export const totalOf = (bars: readonly ActivityBar[], type?: ActivityType): number =>
  bars.reduce((sum, bar) => sum + countIn(bar, type), 0);
