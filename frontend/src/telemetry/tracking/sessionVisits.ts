import { countVisit, parseVisits, type Visits } from "#domain/tracking/visits.ts";
import { forgetSessionEntries, sessionEntries } from "#frontend/platform/browserStorage.ts";

const prefix = "ghostlight.visits.";

/** Visits counted in this browser session, for the visitor or for one person's activity log. */
export interface SessionVisits {
  /** Counts a visit. Returns false if it doesn't count again. */
  readonly count: (path: string, now: number) => boolean;
}

/** Stored for the session, or in memory without storage. */
export function sessionVisits(name: string): SessionVisits {
  const key = `${prefix}${name}` as const;
  let visits: Visits | undefined;
  return {
    count(path, now) {
      visits ??= read(key);
      const next = countVisit(visits, path, now);
      if (!next) return false;
      visits = next;
      write(key, next);
      return true;
    },
  };
}

/** Removes all of them after consent was withdrawn. */
export function forgetSessionVisits(): void {
  try {
    forgetSessionEntries(prefix);
  } catch {
    // Without storage, there is nothing to remove.
  }
}

function read(key: `${typeof prefix}${string}`): Visits {
  try {
    return parseVisits(sessionEntries.getItem(key));
  } catch {
    return {};
  }
}

function write(key: `${typeof prefix}${string}`, visits: Visits): void {
  try {
    sessionEntries.setItem(key, JSON.stringify(visits));
  } catch {
    // It lasts as long as the page.
  }
}
