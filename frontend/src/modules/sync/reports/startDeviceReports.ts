import type { UserId } from "#domain/play/play.ts";
import { minuteMs, secondMs } from "#domain/time.ts";
import { signedInUser } from "#frontend/platform/session/store/browserSessionStore.ts";

/** Changes from an earlier visit have time to be sent before they're reported as waiting. */
const everyMs = 20 * secondMs;

/** After a failure. If the server has too much to do, saving comes first. */
const pauseMs = 5 * minuteMs;

/**
 * Reports what waits on this device from time to time while the page is visible, and when it's hidden. Returns a
 * function that stops it.
 */
export function startDeviceReports(): () => void {
  const stop = new AbortController();
  let pausedUntil = 0;
  const report = () => {
    if (!navigator.onLine || Date.now() < pausedUntil) return;
    reportSignedIn().catch(() => {
      pausedUntil = Date.now() + pauseMs;
    });
  };
  const timer = setInterval(() => document.visibilityState === "visible" && report(), everyMs);
  const onVisibility = () => document.visibilityState === "hidden" && report();
  document.addEventListener("visibilitychange", onVisibility, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Reports it now, if the server needs to know. The code is loaded on demand, because no screen needs it to be shown. */
export async function reportSignedIn(): Promise<void> {
  const userId = (await signedInUser()) as UserId | undefined;
  if (userId) await (await import("./reportThisDevice.ts")).reportThisDevice({ userId });
}
