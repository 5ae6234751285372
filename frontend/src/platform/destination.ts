import type { LocalEntries } from "./browserStorage.ts";

/** Where people land who were going nowhere in particular. */
export const afterSignIn = "/dashboard";

/** Whether this is a path of this site and no other's address, whatever a browser makes of it. */
export const isDestination = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path);

/** Where the guard met this person, out of the history entry's state; undefined is nowhere. */
export function requestedDestination(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  return isDestination(state.from) ? state.from : undefined;
}

export const destinationOf = (state: unknown): string => requestedDestination(state) ?? afterSignIn;

const key = "after-sign-in";
/** A mail that is not opened within a day is not what one is waiting for. */
const keptMs = 24 * 3_600_000;

/** Keeps where a person was going while they look into their mail: the link opens another tab of the same browser. */
export function saveDestination(storage: LocalEntries, path: string | undefined, nowMs: number): void {
  if (path) storage.setItem(key, JSON.stringify({ path, at: nowMs }));
  else storage.removeItem(key);
}

/** Where the person was going who comes from their mail. */
export function savedDestination(storage: LocalEntries, nowMs: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("path" in kept) || !("at" in kept)) return undefined;
    const isRecent = typeof kept.at === "number" && nowMs - kept.at < keptMs;
    return isRecent && isDestination(kept.path) ? kept.path : undefined;
  } catch {
    return undefined;
  }
}
