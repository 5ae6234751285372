import { browserClock } from "#frontend/sync/clock.ts";
import { browserTurns } from "#frontend/sync/turns.ts";
import { authFailureOf } from "./authFailure.ts";
import { openAuth } from "./openAuth.ts";
import { createRefreshing } from "./refreshing.ts";
import { readStored } from "./storedSession.ts";

/** The tokens of this browser. Amplify itself asks up to three times within a second before a try has failed. */
export const tokens = createRefreshing({
  clock: browserClock,
  read: readStored,
  refresh: async () => {
    await (await openAuth()).fetchAuthSession({ forceRefresh: true });
  },
  takeTurn: browserTurns(),
  isRetryable: (error) => authFailureOf(error).kind === "retryable",
});
