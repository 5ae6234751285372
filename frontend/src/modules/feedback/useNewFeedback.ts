import { useCallback, useEffect, useState } from "react";
import { getPlay } from "#domain/api/plays.ts";
import type { PlayId } from "#domain/play/play.ts";
import { type Call, call as callHere } from "#frontend/platform/call.ts";

/** Milliseconds until the first question: nobody waits for it, and the opening of the play goes first. */
const firstLookMs = 1_500;
/** Who comes back to the tab is told what came meanwhile; no more often than this is asked. */
const againAfterMs = 60_000;

interface NewFeedback {
  readonly count: number;
  /** It is before the author's eyes: the notice goes. */
  readonly clear: () => void;
}

/** How much readers said of a play since its author last looked; 0 until that is known, and where it cannot be learned. */
export function useNewFeedback(playId: PlayId, call: Call = callHere): NewFeedback {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let last = 0;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || Date.now() - last < againAfterMs) return;
      last = Date.now();
      const card = await call(getPlay, { params: { playId } }).catch(() => undefined);
      if (card) setCount(card.newFeedback ?? 0);
    };
    const onLook = () => void look();
    const timer = setTimeout(onLook, firstLookMs);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [playId, call]);
  return { count, clear: useCallback(() => setCount(0), []) };
}
