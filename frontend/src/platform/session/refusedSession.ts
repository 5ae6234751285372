import { sessionObserver } from "./sessionObserver.ts";

const channelName = "ghostlight/session";

/** Looks whether the session is gone because a refresh was refused, here and in the browser's other tabs. */
export function announceRefusal(): void {
  look();
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
  if (hasChannels()) new BroadcastChannel(channelName).addEventListener("message", look);
}

const look = () => void sessionObserver.look("refused");

/** The pages that are built as static files have no other tabs, and an open channel would keep the build running. */
const hasChannels = (): boolean => typeof window !== "undefined" && "BroadcastChannel" in window;
