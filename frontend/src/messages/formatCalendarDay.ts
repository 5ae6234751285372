import { readerLocale } from "./locale.ts";

/** Formats a calendar day such as `2026-11-22`, which has no time zone. */
export const formatCalendarDay = (day: string, locale = readerLocale()): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
