/** Ends the ownership. */
export type Release = () => void;

/**
 * Makes this tab the owner of stored steps until it closes, or resolves with undefined if another tab is. Two tabs that
 * undo the same step would bring its text back twice.
 */
export type OwnSteps = (owner: string) => Promise<Release | undefined>;

/** A page that's loaded again waits this long for its predecessor to end. */
const waitMs = 40;

/** Uses Web Locks, which end with the page, also if it's killed. Without them, nothing is ever owned. */
export const ownInBrowser =
  (locks: LockManager | undefined = globalThis.navigator?.locks): OwnSteps =>
  (owner) =>
    new Promise((resolve) => {
      const hold = () => new Promise<void>((release) => resolve(release));
      if (!locks) return resolve(undefined);
      locks
        .request(`ghostlight/undo/${owner}`, { signal: AbortSignal.timeout(waitMs) }, hold)
        .catch(() => resolve(undefined));
    });
