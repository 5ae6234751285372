import type { CalendarDay } from "../../play/goals/day.ts";

/** The order of day, month and year in a column. */
export const dateForms = ["iso", "us", "european"] as const;
export type DateForm = (typeof dateForms)[number];

export interface ReadDate {
  readonly day: CalendarDay;
  /** HH:MM, if the cell has a time that isn't midnight. */
  readonly time: string | null;
}

/**
 * Reads a day, perhaps with a time, in a column's form. A year first and names of months, in English and Spanish, mean the
 * same in every form.
 */
export function readDate(cell: string, form: DateForm): ReadDate | undefined {
  const { rest, time } = splitTime(cell.trim());
  if (time === undefined) return undefined;
  const text = rest.replace(weekday, "").trim();
  const day = readYearFirst(text) ?? readNamedMonth(text) ?? readNumbers(text, form);
  return day === undefined ? undefined : { day, time };
}

const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+|^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?\s+/i;

/** Undefined as the time means that there's one that nobody can read. */
function splitTime(text: string): { readonly rest: string; readonly time: string | null | undefined } {
  const found = /^(.*?\d)[,\sT]+(?:at\s+|a las\s+)?(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?Z?$/i.exec(
    text,
  );
  if (!found) return { rest: text, time: null };
  const [, rest = "", hours = "", minutes = "", half] = found;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return { rest, time: undefined };
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return { rest, time: time === "00:00" ? null : time };
}

function readYearFirst(text: string): CalendarDay | undefined {
  const found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  return found ? dayOf(Number(found[1]), Number(found[2]), Number(found[3])) : undefined;
}

function readNumbers(text: string, form: DateForm): CalendarDay | undefined {
  const found = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d\d)$/.exec(text);
  if (!found) return undefined;
  const [first, second, third] = found.slice(1).map(Number);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  // A year of two digits first, as in 27-01-05.
  if (form === "iso") return (found[3]?.length ?? 0) > 2 ? undefined : dayOf(fullYear(first), second, third);
  const year = fullYear(third);
  return form === "us" ? dayOf(year, first, second) : dayOf(year, second, first);
}

const monthNames = [
  ["january", "jan", "enero", "ene"],
  ["february", "feb", "febrero"],
  ["march", "mar", "marzo"],
  ["april", "apr", "abril", "abr"],
  ["may", "mayo"],
  ["june", "jun", "junio"],
  ["july", "jul", "julio"],
  ["august", "aug", "agosto", "ago"],
  ["september", "sept", "sep", "septiembre", "setiembre"],
  ["october", "oct", "octubre"],
  ["november", "nov", "noviembre"],
  ["december", "dec", "diciembre", "dic"],
];

function readNamedMonth(text: string): CalendarDay | undefined {
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:de\s+|of\s+)?(\p{L}+)\.?,?[\s-]+(?:de\s+|del\s+)?(\d{4}|\d\d)$/iu.exec(text);
  const monthFirst = /^(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d\d)$/iu.exec(text);
  const [day, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = monthNames.findIndex((names) => names.includes((name ?? "").toLowerCase())) + 1;
  return month === 0 ? undefined : dayOf(fullYear(Number(year)), month, Number(day));
}

/** Years of two digits are from 1970 to 2069. */
const fullYear = (year: number): number => (year >= 100 ? year : year + (year < 70 ? 2000 : 1900));

function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Returns the form in which most cells of a column are days; of several, the preferred one. */
export function guessDateForm(cells: readonly string[], preferred: DateForm): DateForm {
  const readable = (form: DateForm) => cells.filter((cell) => readDate(cell, form) !== undefined).length;
  const forms = [preferred, ...dateForms.filter((form) => form !== preferred)];
  return forms.toSorted((one, other) => readable(other) - readable(one))[0] ?? preferred;
}

/** Returns the share of a column's cells that are days; 0 if all are empty. */
export function shareOfDates(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== "");
  const readable = filled.filter((cell) => dateForms.some((form) => readDate(cell, form) !== undefined));
  return filled.length === 0 ? 0 : readable.length / filled.length;
}
