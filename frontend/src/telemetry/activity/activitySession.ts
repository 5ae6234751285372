import type { SessionEntries } from "#frontend/platform/browserStorage.ts";

const key = "ghostlight.session";

/** `session_<timestamp>_<random>`: made once per browser session, or once per page where the browser keeps nothing. */
export function sessionIdIn(storage: Pick<SessionEntries, "getItem" | "setItem">, now: number, random: string): string {
  const fresh = `session_${now}_${random}`;
  try {
    const kept = storage.getItem(key);
    if (kept) return kept;
    storage.setItem(key, fresh);
  } catch {
    // A browser that keeps nothing begins a session with each page.
  }
  return fresh;
}
