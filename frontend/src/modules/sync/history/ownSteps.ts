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
  async (owner) =>
    // A slow device takes long to say that nobody owns them. That isn't waiting for somebody.
    locks && ((await own(locks, owner, { ifAvailable: true })) ?? own(locks, owner, waiting()));

const waiting = (): LockOptions => ({ signal: AbortSignal.timeout(waitMs) });

const own = (locks: LockManager, owner: string, options: LockOptions): Promise<Release | undefined> =>
  new Promise((resolve) => {
    const hold = (lock: Lock | null) => lock && new Promise<void>((release) => resolve(release));
    locks
      .request(`ghostlight/undo/${owner}`, options, hold)
      .then(() => resolve(undefined))
      .catch(() => resolve(undefined));
  });
