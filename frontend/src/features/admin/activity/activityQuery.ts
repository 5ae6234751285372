import * as z from "zod";
import { type ActivityType, activityTypes } from "#domain/activity/activity.ts";
import { maxDays } from "#domain/api/adminActivity.ts";
import { dayMs } from "#domain/time.ts";

/** A search of the activity log. It's in the screen's address, so that it can be bookmarked and sent. */
export interface ActivityQuery {
  /** UTC days, both included. */
  readonly from: string;
  readonly to: string;
  /** E-mail address or account ID, as typed. */
  readonly person: string;
  readonly type: ActivityType | "";
  /** Starts with a slash unless it's empty. */
  readonly path: string;
}

const day = z.iso.date();

/** Returns the day this many days after another, or before it. */
export const adjacentDay = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * dayMs).toISOString().slice(0, 10);

/** Returns the days of a range; none if it ends before it begins, or is longer than allowed. */
export function daysOf({ from, to }: Pick<ActivityQuery, "from" | "to">): readonly string[] {
  if (!day.safeParse(from).success || !day.safeParse(to).success) return [];
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return count < 1 || count > maxDays ? [] : Array.from({ length: count }, (_, n) => adjacentDay(from, n));
}

export const searchOfToday = (today: string): ActivityQuery => ({
  from: today,
  to: today,
  person: "",
  type: "",
  path: "",
});

/** Reads the search from an address. Invalid parts fall back to today or to nothing. */
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

/** Writes a search to the address, without default values. */
export function writeSearch(search: ActivityQuery, today: string): Record<string, string> {
  const usual = searchOfToday(today);
  const changed = (Object.keys(usual) as (keyof ActivityQuery)[]).filter((name) => search[name] !== usual[name]);
  return Object.fromEntries(changed.map((name) => [name, search[name]]));
}

export const isFiltered = ({ person, type, path }: ActivityQuery): boolean => [person, type, path].some(Boolean);
