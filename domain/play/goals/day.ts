import { dayMs } from "#domain/time.ts";

/** A calendar day in the writer's time zone, such as `2026-11-22`. Days compare as texts. */
export type CalendarDay = string;

export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Returns the day of a moment in the time zone of this computer. */
export function dayOf(date: Date): CalendarDay {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the day that is this many days later. A calendar day has no time zone, so no hour is ever skipped. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
