import { useEffect } from "react";

/** Runs every so many seconds while the page can be seen, and at once when it is seen again. */
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

/** So often what happens today is looked at again; the words of the screen say so. */
export const liveSeconds = 10;
