/** Runs one function at a time for each name, across all tabs of the browser. */
export type WithLock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/**
 * Uses Web Locks. In browsers without them, runs one at a time in this tab only; the server stores a batch once even if
 * it's sent twice.
 */
export function browserLocks(locks: LockManager | undefined = globalThis.navigator?.locks): WithLock {
  if (!locks) return locksInOneTab();
  return (name, run) =>
    new Promise((resolve, reject) => {
      locks.request(name, () => run().then(resolve, reject)).catch(reject);
    });
}

export function locksInOneTab(): WithLock {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    const settled = turn.catch(() => undefined);
    last.set(name, settled);
    return turn;
  };
}
