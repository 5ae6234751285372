import type { AuthChangeCause } from "../store/authChangeBetween.ts";
import { onAuthChange } from "../store/authChanges.ts";
import { sessionObserver } from "../store/sessionObserver.ts";

const channelName = "ghostlight/session";

/** Whether a refresh of the current session was refused, here or in another tab. */
let isRefused = false;

/**
 * Looks whether the session is gone because a refresh was refused, here and in the browser's other tabs. Call it also
 * before the tokens are removed: the other tabs may see that they are gone long before this one gets its next turn.
 */
export function broadcastRefusedRefresh(): void {
  markRefused();
  if (!hasChannels()) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("refused");
  channel.close();
}

/**
 * Does the same when another tab's refresh was refused: one tab refreshes the session for all of them, and to the
 * others, a refused one looks as if somebody had signed out. Call it once in every tab where somebody is signed in.
 */
export function listenToRefusals(): void {
  if (hasChannels()) new BroadcastChannel(channelName).addEventListener("message", markRefused);
  onAuthChange((change) => {
    if ("session" in change && change.session) isRefused = false;
  });
}

/** Why a session is gone that this tab hasn't ended itself. */
export const causeElsewhere = (): AuthChangeCause => (isRefused ? "refused" : "another-tab");

function markRefused(): void {
  isRefused = true;
  recheckSession();
}

/** Looks in this tab whether the session is gone. If it isn't, nothing changes. */
export const recheckSession = (): void => void sessionObserver.look("refused");

/** The pages that are built as static files have no other tabs, and an open channel would keep the build running. */
const hasChannels = (): boolean => typeof window !== "undefined" && "BroadcastChannel" in window;
