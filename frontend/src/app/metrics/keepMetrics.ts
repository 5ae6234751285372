import { logger } from "#frontend/app/logger.ts";
import { pageMetrics } from "./pageMetrics.ts";

const housekeepingMs = 60_000;

/** Measures the page from now on, the Web Vitals among it. Answers how to stop. */
export function keepMetrics(): () => void {
  const timer = setInterval(pageMetrics.keepHouse, housekeepingMs);
  import("./webVitals.ts")
    .then(({ watchWebVitals }) => watchWebVitals(pageMetrics.record))
    .catch((error: unknown) => logger.warn("The page cannot be measured", { error }));
  return () => clearInterval(timer);
}
