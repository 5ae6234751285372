import { browserScheduler } from "#frontend/platform/clock.ts";
import { browserLocks } from "#frontend/platform/locks.ts";
import { openAuth } from "../auth/openAuth.ts";
import { isTransient } from "../auth/transientFailure.ts";
import { readStoredSession } from "../store/storedSession.ts";
import { listenToRefusals } from "./refusedSession.ts";
import { createTokenRefresh } from "./tokenRefresh.ts";

const turns = browserLocks();

listenToRefusals();

/** Other tabs see a stored token only after a moment. Without this wait under the lock, they would refresh again. */
const settled = () => new Promise<void>((resolve) => browserScheduler.after(150, resolve));

/**
 * This browser's tokens. Amplify itself tries up to three times within a second before one attempt counts as failed.
 */
export const tokens = createTokenRefresh({
  clock: browserScheduler,
  read: readStoredSession,
  refresh: async () => {
    await (await openAuth()).fetchAuthSession({ forceRefresh: true });
  },
  takeTurn: (name, run) => turns(name, () => run().finally(settled)),
  isRetryable: isTransient,
});
