import { type SessionEntries, sessionEntries } from "./browserStorage.ts";

/** What this browser session remembers. A browser that keeps nothing forgets at once, and nobody is told. */
export const sessionMemory: SessionEntries = {
  getItem: (key) => attempt(() => sessionEntries.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => sessionEntries.setItem(key, value)),
  removeItem: (key) => attempt(() => sessionEntries.removeItem(key)),
};

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
