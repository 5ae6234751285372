import { startContactSync } from "../crm/contacts/startContactSync.ts";
import { startAutomatedMailing } from "../crm/mails/startAutomatedMailing.ts";
import { startOffline } from "../modules/offline/startOffline.ts";
import { keepFunctionalEntries } from "../platform/browserStorage.ts";
import { startReloadForNewRelease } from "../platform/reloadForNewRelease.ts";
import { startSession } from "../platform/session/store/browserSessionStore.ts";
import { startLastLogin } from "../platform/session/visits/startLastLogin.ts";
import { startActivityLog } from "../telemetry/activity/startActivityLog.ts";
import { startHealthChecks } from "../telemetry/health/startHealthChecks.ts";
import { startSecurityObserver } from "../telemetry/health/startSecurityObserver.ts";
import { startMetrics } from "../telemetry/metrics/startMetrics.ts";
import { startTrackingWithConsent } from "../telemetry/tracking/startTrackingWithConsent.ts";

const services = [
  startReloadForNewRelease,
  keepFunctionalEntries,
  startOffline,
  startSession,
  startActivityLog,
  startLastLogin,
  startSecurityObserver,
  startHealthChecks,
  startMetrics,
  startTrackingWithConsent,
  startContactSync,
  startAutomatedMailing,
];

/** Starts what runs behind every page, in the app and on public pages. Returns a function that stops it. */
export function startServices(): () => void {
  const stops = services.map((start) => start());
  return () => {
    for (const stop of stops) stop();
  };
}
