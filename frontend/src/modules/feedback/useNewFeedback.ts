import { useCallback, useEffect, useState } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { minuteMs } from "#domain/time.ts";

/** Milliseconds until the first request: it isn't urgent, and opening the play comes first. */
const firstRequestMs = 1_500;
/** Minimum time between two requests when the author returns to the tab. */
const minIntervalMs = minuteMs;

interface NewFeedback {
  readonly count: number;
  /** Clears the notice once the author has seen the comments. */
  readonly clear: () => void;
}

/** Returns the number of comments since the author last looked; 0 until it's known, or if the request fails. */
export function useNewFeedback(playId: PlayId): NewFeedback {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let last = 0;
    const refresh = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || Date.now() - last < minIntervalMs) return;
      last = Date.now();
      // The code loads with the first request.
      const code = await import("./countNewFeedback.ts").catch(() => undefined);
      const found = await code?.countNewFeedback(playId).catch(() => undefined);
      if (found !== undefined) setCount(found);
    };
    const onVisible = () => void refresh();
    const timer = setTimeout(onVisible, firstRequestMs);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [playId]);
  return { count, clear: useCallback(() => setCount(0), []) };
}
