import type { LocalKey } from "#domain/consent/storageEntries.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";

/** What this browser keeps under a key; undefined where that is nothing, or not what was put there. */
export function readStored<T>(key: LocalKey, isIt: (kept: unknown) => kept is T): T | undefined {
  try {
    const kept: unknown = JSON.parse(localEntries.getItem(key) ?? "null");
    return isIt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether it is kept: a browser may keep nothing, or be full. */
export function writeStored(key: LocalKey, value: unknown): boolean {
  try {
    localEntries.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
