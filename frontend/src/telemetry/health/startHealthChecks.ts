import { healthEveryMs } from "#domain/health/health.ts";
import { logger } from "#frontend/platform/logger.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";

/** Looks at health every five minutes while somebody is signed in and sees the page. Answers how to stop. */
export function startHealthChecks(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible" || browserSessionStore.get().kind !== "signed-in") return;
    import("./browserHealth.ts")
      .then(({ browserHealth }) => browserHealth.look())
      .catch((error: unknown) => logger.warn("Health could not be checked", { error }));
  }, healthEveryMs);
  return () => clearInterval(timer);
}
