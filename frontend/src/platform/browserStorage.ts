import { functionalKeys } from "#domain/consent/functionalEntries.ts";
import type { LocalKey, SessionKey } from "#domain/consent/storageEntries.ts";
import { consent } from "./consent/consent.ts";

/**
 * What this browser stores beyond the visit. An entry that isn't listed can't be written. A functional entry goes to
 * session storage until the visitor consents. Throws whenever the browser's own storage would.
 */
export const localEntries: LocalEntries = {
  getItem: (key: LocalKey): string | null =>
    (isFunctional(key) ? sessionStorage.getItem(key) : null) ?? localStorage.getItem(key),
  setItem(key: LocalKey, value: string): void {
    if (isFunctional(key) && !mayRemember()) sessionStorage.setItem(key, value);
    else localStorage.setItem(key, value);
  },
  removeItem(key: LocalKey): void {
    localStorage.removeItem(key);
    if (isFunctional(key)) sessionStorage.removeItem(key);
  },
};

export interface LocalEntries {
  readonly getItem: (key: LocalKey) => string | null;
  readonly setItem: (key: LocalKey, value: string) => void;
  readonly removeItem: (key: LocalKey) => void;
}

/** What this browser stores for the visit. */
export const sessionEntries: SessionEntries = {
  getItem: (key: SessionKey): string | null => sessionStorage.getItem(key),
  setItem: (key: SessionKey, value: string): void => sessionStorage.setItem(key, value),
  removeItem: (key: SessionKey): void => sessionStorage.removeItem(key),
};
export interface SessionEntries {
  readonly getItem: (key: SessionKey) => string | null;
  readonly setItem: (key: SessionKey, value: string) => void;
  readonly removeItem: (key: SessionKey) => void;
}

const isFunctional = (key: LocalKey): boolean => (functionalKeys as readonly string[]).includes(key);
const mayRemember = (): boolean => consent.get().preferences.functional;

/**
 * Moves functional entries to the storage that matches the visitor's consent, now and whenever it changes. Returns a
 * function that stops it.
 */
export function keepFunctionalEntries(): () => void {
  moveFunctionalEntries();
  return consent.subscribe(moveFunctionalEntries);
}

function moveFunctionalEntries(): void {
  try {
    const [from, to] = mayRemember() ? [sessionStorage, localStorage] : [localStorage, sessionStorage];
    for (const key of functionalKeys) move(key, from, to);
  } catch {
    // Without storage, there is nothing to move.
  }
}

function move(key: LocalKey, from: Storage, to: Storage): void {
  const value = from.getItem(key);
  if (value === null) return;
  to.setItem(key, value);
  from.removeItem(key);
}

/** Removes all of our entries except theme and cookie choice, which don't belong to a person. */
export function forgetOwnEntries(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith("ghostlight.")) storage.removeItem(key);
  }
}

/** Removes the session entries whose names start with this prefix. */
export function forgetSessionEntries(prefix: SessionKey): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
