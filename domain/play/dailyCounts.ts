/** How long a play was on one day. */
export interface DailyCount {
  /** `2026-11-22`, in the writer's time zone. */
  readonly day: string;
  readonly words: number;
  readonly pages: number;
}

/** More than a year. The oldest days are dropped first. */
export const maxDays = 400;

/** Sets the count of a day. A day has one: the latest. */
export const withDailyCount = (days: readonly DailyCount[], count: DailyCount): readonly DailyCount[] =>
  [...days.filter(({ day }) => day !== count.day), count].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-maxDays);
