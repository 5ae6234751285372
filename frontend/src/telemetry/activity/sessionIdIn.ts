import type { SessionEntries } from "#frontend/platform/browserStorage.ts";

const key = "ghostlight.session";

/** Returns `session_<timestamp>_<random>`, created once per browser session, or once per page without storage. */
export function sessionIdIn(storage: Pick<SessionEntries, "getItem" | "setItem">, now: number, random: string): string {
  const fresh = `session_${now}_${random}`;
  try {
    const stored = storage.getItem(key);
    if (stored) return stored;
    storage.setItem(key, fresh);
  } catch {
    // Without storage, each page starts a session.
  }
  return fresh;
}
