import { countVisit, parseVisits, type Visits } from "#domain/tracking/visits.ts";

const prefix = "ghostlight.visits";

/** The visits that were counted in this browser session, for the visitor or for one person's activity log. */
export interface SessionVisits {
  /** Counts a visit, or answers that it does not count again. */
  readonly count: (path: string, now: number) => boolean;
}

/** Kept for the session; where the browser keeps nothing, as long as the page. */
export function sessionVisits(name: string): SessionVisits {
  const key = `${prefix}.${name}`;
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
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // What a browser does not keep need not be forgotten.
  }
}

function read(key: string): Visits {
  try {
    return parseVisits(sessionStorage.getItem(key));
  } catch {
    return {};
  }
}

function write(key: string, visits: Visits): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // It holds as long as the page.
  }
}
