import { dayMs } from "#domain/time.ts";
import { currentLanguage, readerLocale } from "./locale.ts";

/** The forms of a message, by ICU's names for them: `=0` for a certain number, or a category such as `one` and `other`. */
type Forms = Readonly<Record<string, string>> & { readonly other: string };

/** Returns the form that a number needs in the interface's language. */
export const pluralForm = (count: number, forms: Forms): string =>
  forms[`=${String(count)}`] ?? forms[pluralRulesOf(currentLanguage()).select(count)] ?? forms.other;

/** Making one takes about as long as formatting a hundred numbers, and boards show thousands. */
function madeOnce<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made: Record<string, Made> = {};
  return (locale) => {
    made[locale] ??= make(locale);
    return made[locale];
  };
}

const pluralRulesOf = madeOnce((language) => new Intl.PluralRules(language));
const numberFormatOf = madeOnce((locale) => new Intl.NumberFormat(locale));

/** Returns the form for a value that isn't a number. */
export const selected = (value: string, forms: Forms): string => forms[value] ?? forms.other;

/**
 * A page's first formatter takes about 15 ms, and 60 ms on a phone, often while somebody waits for their first letter. Every
 * variety of our languages writes small numbers as JavaScript does.
 */
export const formatNumber = (value: number, locale = readerLocale()): string =>
  /^\d{1,3}$/.test(String(value)) ? String(value) : numberFormatOf(locale).format(value);

/** Formats a share, e.g. 0.25 as "25%". */
export const formatPercent = (share: number, locale = readerLocale()): string =>
  new Intl.NumberFormat(locale, { style: "percent" }).format(share);

/** Lists names as in a sentence: "A, B, and C". */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat(readerLocale()).format(items);

/** Formats US dollars, without cents if there are none. */
export const formatPrice = (dollars: number, locale = readerLocale()): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  }).format(dollars);

/** Formats a day, with the year only if it's not the current one. */
export function formatDay(instant: Date | string, now: Date, locale = readerLocale()): string {
  const day = new Date(instant);
  const year = day.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", ...year }).format(day);
}

/** Formats the time of day in the reader's time zone. */
export const formatTime = (instant: Date | string, locale = readerLocale()): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(new Date(instant));

/** Returns "today", "yesterday", or the day. */
export function formatRecentDay(instant: Date | string, now: Date, locale = readerLocale()): string {
  const days = daysBetween(new Date(instant), now);
  if (days !== 0 && days !== 1) return formatDay(instant, now, locale);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}

/** Counts the midnights between two moments in the reader's time zone. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}

/** Formats a day with its time, to the minute. */
export const formatMoment = (instant: Date | string, now: Date, locale = readerLocale()): string =>
  `${formatRecentDay(instant, now, locale)}, ${new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(instant))}`;
