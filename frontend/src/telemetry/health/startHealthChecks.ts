import { healthEveryMs } from "#domain/health/healthEvery.ts";
import { logger } from "#frontend/platform/logger.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";

/**
 * Checks health every five minutes while somebody is signed in and the page is visible. Returns a function that stops
 * it.
 */
export function startHealthChecks(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState !== "visible" || browserSessionStore.get().kind !== "signed-in") return;
    import("./browserHealth.ts")
      .then(({ browserHealth }) => browserHealth.look())
      .catch((error: unknown) => logger.warn("Health could not be checked", { error }));
  }, healthEveryMs);
  return () => clearInterval(timer);
}
