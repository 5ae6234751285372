/** What this browser session remembers. A browser that keeps nothing forgets at once, and nobody is told. */
export const sessionMemory: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => sessionStorage.removeItem(key)),
};

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
