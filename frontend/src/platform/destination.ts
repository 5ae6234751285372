import { dayMs } from "#domain/time.ts";
import type { LocalEntries } from "./browserStorage.ts";

/** Where people go after signing in, if they weren't on their way elsewhere. */
export const afterSignIn = "/dashboard";

/** Whether this is a path of this site, and not another site's address in any browser's reading. */
export const isDestination = (path: unknown): path is string =>
  typeof path === "string" && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(path);

/** Returns the path that the guard stored in the history entry, if any. */
export function requestedDestination(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("from" in state)) return undefined;
  return isDestination(state.from) ? state.from : undefined;
}

export const destinationOf = (state: unknown): string => requestedDestination(state) ?? afterSignIn;

const key = "after-sign-in";
/** An e-mail that isn't opened within a day is no longer what the person is waiting for. */
const storedMs = dayMs;

/** Stores where a person was going while they read their e-mail, because the link opens another tab. */
export function saveDestination(storage: LocalEntries, path: string | undefined, nowMs: number): void {
  if (path) storage.setItem(key, JSON.stringify({ path, at: nowMs }));
  else storage.removeItem(key);
}

/** Returns where the person was going before they read their e-mail. */
export function savedDestination(storage: LocalEntries, nowMs: number): string | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null || !("path" in stored) || !("at" in stored)) return undefined;
    const isRecent = typeof stored.at === "number" && nowMs - stored.at < storedMs;
    return isRecent && isDestination(stored.path) ? stored.path : undefined;
  } catch {
    return undefined;
  }
}
