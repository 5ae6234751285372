import * as z from "zod";
import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import { mostDays } from "#domain/api/adminActivity.ts";

/** What an administrator looks for in the log; it stands in the address, so that it can be kept and sent. */
export interface ActivityQuery {
  /** UTC days, both of them within. */
  readonly from: string;
  readonly to: string;
  /** E-mail address or account number, as it was typed. */
  readonly person: string;
  readonly type: ActivityType | "";
  /** Begins with a slash where it is not empty. */
  readonly path: string;
}

const dayMs = 86_400_000;
const day = z.iso.date();

/** The day so many days after another one, or before it. */
export const adjacentDay = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);

/** The days of a span; none where it ends before it begins or is longer than may be asked. */
export function daysOf({ from, to }: Pick<ActivityQuery, "from" | "to">): readonly string[] {
  if (!day.safeParse(from).success || !day.safeParse(to).success) return [];
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return count < 1 || count > mostDays ? [] : Array.from({ length: count }, (_, n) => adjacentDay(from, n));
}

export const searchOfToday = (today: string): ActivityQuery => ({
  from: today,
  to: today,
  person: "",
  type: "",
  path: "",
});

/** What the address asks for; what makes no sense in it is today, or nothing. */
export function readSearch(params: URLSearchParams, today: string): ActivityQuery {
  const asked = { from: params.get("from") ?? today, to: params.get("to") ?? today };
  const span = daysOf(asked).length > 0 ? asked : { from: today, to: today };
  const path = params.get("path") ?? "";
  return {
    ...span,
    person: params.get("person") ?? "",
    type: activityTypes.find((type) => type === params.get("type")) ?? "",
    path: path.startsWith("/") ? path : "",
  };
}

/** The address of a search; what is as always is left out. */
export function writeSearch(search: ActivityQuery, today: string): Record<string, string> {
  const usual = searchOfToday(today);
  const told = (Object.keys(usual) as (keyof ActivityQuery)[]).filter((name) => search[name] !== usual[name]);
  return Object.fromEntries(told.map((name) => [name, search[name]]));
}

export const isFiltered = ({ person, type, path }: ActivityQuery): boolean => [person, type, path].some(Boolean);
