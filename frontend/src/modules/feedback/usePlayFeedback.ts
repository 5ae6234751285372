import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { type Call, call as callHere } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type FeedbackLoad, type FeedbackSession, openFeedbackSession } from "./feedbackSession.ts";

/** Who comes back to the tab sees what was said meanwhile; no more often than this is asked. */
const againAfterMs = 30_000;

interface OpenFeedback {
  readonly session: FeedbackSession;
  readonly load: FeedbackLoad;
}

/** The feedback of a play while a component shows it: read at once and again on coming back, and seen when it is before one's eyes. */
export function usePlayFeedback(playId: PlayId, call: Call = callHere): OpenFeedback {
  const [session] = useState(() => openFeedbackSession(playId, call));
  useEffect(() => keepFresh(session), [session]);
  const load = useSyncExternalStore(session.subscribe, session.get);
  const isReady = load.kind === "ready";
  useEffect(() => {
    if (isReady && document.visibilityState === "visible") void session.markSeen();
  }, [session, isReady]);
  return { session, load };
}

function keepFresh(session: FeedbackSession): () => void {
  let last = 0;
  const look = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || Date.now() - last < againAfterMs) return;
    last = Date.now();
    await session.load().catch((error: unknown) => logger.error(error));
    await session.markSeen();
  };
  const onLook = () => void look();
  onLook();
  document.addEventListener("visibilitychange", onLook);
  window.addEventListener("focus", onLook);
  return () => {
    document.removeEventListener("visibilitychange", onLook);
    window.removeEventListener("focus", onLook);
  };
}
