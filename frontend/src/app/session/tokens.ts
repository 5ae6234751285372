import { browserClock } from "#frontend/sync/clock.ts";
import { browserTurns } from "#frontend/sync/turns.ts";
import { authFailureOf } from "./authFailure.ts";
import { openAuth } from "./openAuth.ts";
import { createRefreshing } from "./refreshing.ts";
import { readStored } from "./storedSession.ts";

const turns = browserTurns();

/** Another tab sees what this one has stored a moment later: so long the turn is kept, or it would refresh once more. */
const settled = () => new Promise<void>((resolve) => browserClock.after(150, resolve));

/** The tokens of this browser. Amplify itself asks up to three times within a second before a try has failed. */
export const tokens = createRefreshing({
  clock: browserClock,
  read: readStored,
  refresh: async () => {
    await (await openAuth()).fetchAuthSession({ forceRefresh: true });
  },
  takeTurn: (name, run) => turns(name, () => run().finally(settled)),
  isRetryable: (error) => authFailureOf(error).kind === "retryable",
});
