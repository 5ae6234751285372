import { browserScheduler } from "#frontend/platform/clock.ts";
import { browserLocks } from "#frontend/platform/locks.ts";
import { authFailureOf } from "./authFailure.ts";
import { openAuth } from "./openAuth.ts";
import { readStoredSession } from "./storedSession.ts";
import { createTokenRefresh } from "./tokenRefresh.ts";

const turns = browserLocks();

/** Another tab sees what this one has stored a moment later: so long the turn is kept, or it would refresh once more. */
const settled = () => new Promise<void>((resolve) => browserScheduler.after(150, resolve));

/** The tokens of this browser. Amplify itself asks up to three times within a second before a try has failed. */
export const tokens = createTokenRefresh({
  clock: browserScheduler,
  read: readStoredSession,
  refresh: async () => {
    await (await openAuth()).fetchAuthSession({ forceRefresh: true });
  },
  takeTurn: (name, run) => turns(name, () => run().finally(settled)),
  isRetryable: (error) => authFailureOf(error).kind === "retryable",
});
