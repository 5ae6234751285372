import type { LocalKey } from "#domain/consent/storageEntries.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

/** Returns the stored value, or undefined if there is none or it isn't of the expected type. */
export function readStored<T>(key: LocalKey, isIt: (stored: unknown) => stored is T): T | undefined {
  try {
    const stored: unknown = JSON.parse(localEntries.getItem(key) ?? "null");
    return isIt(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the value was stored. A browser may have no storage, or be full. */
export function writeStored(key: LocalKey, value: unknown): boolean {
  try {
    localEntries.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
