import { type CookiePreferences, essentialOnly, parseCookiePreferences } from "#domain/consent/cookiePreferences.ts";

export interface Consent {
  /** Whether somebody has chosen at all. */
  readonly isGiven: boolean;
  readonly preferences: CookiePreferences;
}

/** The specification's names of the two entries. */
export const consentKeys = { flag: "cookie-consent", preferences: "cookie-preferences" } as const;

export interface ConsentStore {
  readonly get: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: (preferences: CookiePreferences) => void;
  /** Looks at the storage again: another tab may have chosen. */
  readonly reread: () => void;
}

const undecided: Consent = { isGiven: false, preferences: essentialOnly };

/** What this visitor agrees to. Where storage is closed, a choice lasts as long as the page. */
export function createConsentStore(storage: () => Pick<Storage, "getItem" | "setItem">): ConsentStore {
  const listeners = new Set<() => void>();
  let current: Consent | undefined;
  const put = (next: Consent): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => {
      current ??= read(storage);
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(preferences) {
      try {
        storage().setItem(consentKeys.preferences, JSON.stringify(preferences));
        storage().setItem(consentKeys.flag, "true");
      } catch {
        // The choice holds all the same; only the memory is missing.
      }
      put({ isGiven: true, preferences });
    },
    reread: () => put(read(storage)),
  };
}

function read(storage: () => Pick<Storage, "getItem">): Consent {
  try {
    if (!storage().getItem(consentKeys.flag)) return undecided;
    return { isGiven: true, preferences: parseCookiePreferences(storage().getItem(consentKeys.preferences)) };
  } catch {
    return undecided;
  }
}
