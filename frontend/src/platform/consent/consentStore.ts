import { type CookiePreferences, essentialOnly, parseCookiePreferences } from "#domain/consent/cookiePreferences.ts";

export interface Consent {
  /** Whether the visitor has made a choice. */
  readonly isGiven: boolean;
  readonly preferences: CookiePreferences;
}

/** The entries' names are fixed by the specification. */
export const consentKeys = { flag: "cookie-consent", preferences: "cookie-preferences" } as const;

export interface ConsentStore {
  readonly get: () => Consent;
  readonly subscribe: (listener: () => void) => () => void;
  readonly save: (preferences: CookiePreferences) => void;
  /** Reads the storage again, because another tab may have changed it. */
  readonly reread: () => void;
}

const undecided: Consent = { isGiven: false, preferences: essentialOnly };

/** What a visitor has consented to. Without storage, a choice lasts as long as the page. */
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
        // The choice takes effect. It's just not stored.
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
