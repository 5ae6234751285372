import { useEffect } from "react";

/** Runs repeatedly while the page is visible, and immediately when it becomes visible again. */
export function useLive(isLive: boolean, everySeconds: number, run: () => void): void {
  useEffect(() => {
    if (!isLive) return;
    const look = () => document.visibilityState === "visible" && run();
    const timer = setInterval(look, everySeconds * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isLive, everySeconds, run]);
}

/** How often today's data is refreshed. The screen's text mentions the number. */
export const liveSeconds = 10;
