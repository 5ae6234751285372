import { consent } from "#frontend/platform/consent/consent.ts";
import { logger } from "#frontend/platform/logger.ts";

/**
 * Tracks visits for as long as the visitor consents to analytics, here or in another tab. Without consent, not even the
 * code is loaded. Returns a function that stops it.
 */
export function startTrackingWithConsent(): () => void {
  let stop: Promise<() => void> | undefined;
  const halt = (): void => {
    stop?.then((run) => run()).catch(() => undefined);
    stop = undefined;
  };
  const look = (): void => {
    const agrees = isAgreed();
    if (agrees) reportAnalyticsConsent("granted");
    else if (stop) reportAnalyticsConsent("denied");
    if (agrees) stop ??= start();
    else halt();
  };
  const stopListening = consent.subscribe(look);
  look();
  return () => {
    stopListening();
    halt();
  };
}

const isAgreed = (): boolean => consent.get().preferences.analytics;

async function start(): Promise<() => void> {
  try {
    const { startTracking } = await import("./tracking.ts");
    if (isAgreed()) return startTracking();
  } catch (error) {
    logger.warn("Visits cannot be tracked", { error });
  }
  return () => undefined;
}

/**
 * Reports consent to a web analytics tool, if the page has one. It's the call of Google's tag, which other tools
 * understand, too.
 */
function reportAnalyticsConsent(analytics_storage: "granted" | "denied"): void {
  const { gtag } = window as { gtag?: unknown };
  if (typeof gtag === "function") gtag("consent", "update", { analytics_storage });
}
