import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { type Call, call as callHere } from "#frontend/platform/call.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type FeedbackLoad, type FeedbackSession, openFeedbackSession } from "./feedbackSession.ts";

/** Minimum time between two reloads when the author returns to the tab. */
const minIntervalMs = 30_000;

interface OpenFeedback {
  readonly session: FeedbackSession;
  readonly load: FeedbackLoad;
}

/** Loads a play's feedback while a component shows it and when the author returns to the tab, and marks it as seen. */
export function usePlayFeedback(playId: PlayId, call: Call = callHere): OpenFeedback {
  const [session] = useState(() => openFeedbackSession(playId, call));
  useEffect(() => reloadOnReturn(session), [session]);
  const load = useSyncExternalStore(session.subscribe, session.get);
  const isReady = load.kind === "ready";
  useEffect(() => {
    if (isReady && document.visibilityState === "visible") void session.markSeen();
  }, [session, isReady]);
  return { session, load };
}

function reloadOnReturn(session: FeedbackSession): () => void {
  let last = 0;
  const reload = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || Date.now() - last < minIntervalMs) return;
    last = Date.now();
    await session.load().catch((error: unknown) => logger.error(error));
    await session.markSeen();
  };
  const onVisible = () => void reload();
  onVisible();
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("focus", onVisible);
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("focus", onVisible);
  };
}
