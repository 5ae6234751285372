import { countVisit, parseVisits, type Visits } from "#domain/tracking/visits.ts";
import { forgetSessionEntries, sessionEntries } from "#frontend/platform/browserStorage.ts";

const prefix = "ghostlight.visits.";

/** The visits that were counted in this browser session, for the visitor or for one person's activity log. */
export interface SessionVisits {
  /** Counts a visit, or answers that it does not count again. */
  readonly count: (path: string, now: number) => boolean;
}

/** Kept for the session; where the browser keeps nothing, as long as the page. */
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

/** Forgets all of them, as nobody may count any more. */
export function forgetSessionVisits(): void {
  try {
    forgetSessionEntries(prefix);
  } catch {
    // What a browser does not keep need not be forgotten.
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
    // It holds as long as the page.
  }
}
