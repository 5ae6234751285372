import { type SessionEntries, sessionEntries } from "./browserStorage.ts";

/** What this browser session stores. Without storage, nothing is remembered, and no error is thrown. */
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
