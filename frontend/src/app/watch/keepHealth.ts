import { healthEveryMs } from "#domain/health/health.ts";
import { sessionKeeper } from "#frontend/app/session/sessionKeeper.ts";

/** Looks at health every five minutes while somebody is signed in and sees the page. Answers how to stop. */
export function keepHealth(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible" || sessionKeeper.get().kind !== "signed-in") return;
    void import("./browserHealth.ts").then(({ browserHealth }) => browserHealth.look());
  }, healthEveryMs);
  return () => clearInterval(timer);
}
