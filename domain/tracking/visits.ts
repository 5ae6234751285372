import * as z from "zod";

/** When each path was last counted, in epoch milliseconds. */
export type Visits = Readonly<Record<string, number>>;

/** The specification's numbers. */
export const samePathMs = 30_000;
export const editorMs = 5_000;

/** Nobody opens more in a day, so longer lists aren't worth the space. */
const maxPaths = 200;

/**
 * Returns the visits including this one, or undefined if it doesn't count. A path doesn't count if it was counted
 * within 30 seconds or on the same day (UTC). An editor doesn't count within 5 seconds of another, as happens when a
 * new play gets its address.
 */
export function countVisit(visits: Visits, path: string, now: number): Visits | undefined {
  const last = visits[path];
  if (last !== undefined && (now - last < samePathMs || dayOf(last) === dayOf(now))) return undefined;
  if (isEditor(path) && Object.entries(visits).some(([other, at]) => isEditor(other) && now - at < editorMs))
    return undefined;
  const fresh = Object.entries(visits).filter(([other, at]) => other !== path && isRemembered(at, now));
  return Object.fromEntries([...fresh, [path, now] as const].slice(-maxPaths));
}

const isEditor = (path: string): boolean => path.startsWith("/editor/");
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const isRemembered = (at: number, now: number): boolean => now - at < samePathMs || dayOf(at) === dayOf(now);

const kept = z.record(z.string(), z.number().min(0).max(8e15));

/** Parses stored visits from JSON; returns none if they can't be read. */
export function parseVisits(json: string | null): Visits {
  try {
    return kept.parse(JSON.parse(json ?? "{}"));
  } catch {
    return {};
  }
}
