import { type CookiePreferences, essentialOnly, parseCookiePreferences } from "#domain/consent/cookiePreferences.ts";
import { createStore, type ReadableStore } from "#frontend/state/createStore.ts";

export interface Consent {
  /** Whether the visitor has made a choice. */
  readonly isGiven: boolean;
  readonly preferences: CookiePreferences;
}

/** The entries' names are fixed by the specification. */
export const consentKeys = { flag: "cookie-consent", preferences: "cookie-preferences" } as const;

export interface ConsentStore extends ReadableStore<Consent> {
  readonly save: (preferences: CookiePreferences) => void;
  /** Reads the storage again, because another tab may have changed it. */
  readonly reread: () => void;
}

const undecided: Consent = { isGiven: false, preferences: essentialOnly };

/** What a visitor has consented to. Without storage, a choice lasts as long as the page. */
export function createConsentStore(storage: () => Pick<Storage, "getItem" | "setItem">): ConsentStore {
  const changed = createStore<Consent | undefined>(undefined);
  let first: Consent | undefined;
  return {
    // The storage is read on first use, because a module must not touch it while it loads.
    get() {
      first ??= read(storage);
      return changed.get() ?? first;
    },
    subscribe: changed.subscribe,
    save(preferences) {
      try {
        storage().setItem(consentKeys.preferences, JSON.stringify(preferences));
        storage().setItem(consentKeys.flag, "true");
      } catch {
        // The choice takes effect. It's just not stored.
      }
      changed.set({ isGiven: true, preferences });
    },
    reread: () => changed.set(read(storage)),
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
