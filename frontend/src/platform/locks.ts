/** Lets one at a time do what bears this name, over all tabs of the browser. */
export type WithLock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Web Locks; in browsers without them, one at a time in this tab, and the server stores a batch sent twice once. */
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
