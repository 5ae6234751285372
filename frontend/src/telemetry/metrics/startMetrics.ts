import { minuteMs } from "#domain/time.ts";
import { logger } from "#frontend/platform/logger.ts";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import { pageMetrics } from "./pageMetrics.ts";

const housekeepingMs = minuteMs;

/** Measures the page from now on, including Web Vitals. Returns a function that stops it. */
export function startMetrics(): () => void {
  const timer = setInterval(pageMetrics.runHousekeeping, housekeepingMs);
  // The browser reports what happened before, too.
  const cancel = whenIdle(() =>
    import("./observeWebVitals.ts")
      .then(({ observeWebVitals }) => observeWebVitals(pageMetrics.record))
      .catch((error: unknown) => logger.warn("The page cannot be measured", { error })),
  );
  return () => {
    clearInterval(timer);
    cancel();
  };
}
