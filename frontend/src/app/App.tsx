import { useEffect } from "react";
import { shellWords } from "#frontend/messages/shell.ts";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { startContactSync } from "../crm/contacts/startContactSync.ts";
import { startAutomatedMailing } from "../crm/mails/startAutomatedMailing.ts";
import { startOffline } from "../modules/offline/startOffline.ts";
import { ErrorBoundary } from "../modules/screen/ErrorBoundary.tsx";
import { keepFunctionalEntries } from "../platform/browserStorage.ts";
import { startReloadForNewRelease } from "../platform/reloadForNewRelease.ts";
import { startSession } from "../platform/session/browserSessionStore.ts";
import { startLastLogin } from "../platform/session/lastLoginKeeper.ts";
import { startActivityLog } from "../telemetry/activity/activityKeeper.ts";
import { startHealthChecks } from "../telemetry/health/startHealthChecks.ts";
import { startSecurityObserver } from "../telemetry/health/startSecurityObserver.ts";
import { startMetrics } from "../telemetry/metrics/startMetrics.ts";
import { startTrackingWithConsent } from "../telemetry/tracking/startTrackingWithConsent.ts";
import { CookieNotice } from "./CookieNotice.tsx";
import { RouteFocus } from "./RouteFocus.tsx";
import { AppRoutes } from "./routes.tsx";

/** The whole app without its router, because the browser and the server use different ones. */
export function App() {
  useEffect(startReloadForNewRelease, []);
  useEffect(keepFunctionalEntries, []);
  useEffect(startOffline, []);
  useEffect(startSession, []);
  useEffect(startActivityLog, []);
  useEffect(startLastLogin, []);
  useEffect(startSecurityObserver, []);
  useEffect(startHealthChecks, []);
  useEffect(startMetrics, []);
  useEffect(startTrackingWithConsent, []);
  useEffect(startContactSync, []);
  useEffect(startAutomatedMailing, []);
  return (
    <ErrorBoundary>
      <RouteFocus />
      <AppRoutes />
      <ToastRegion dismissLabel={shellWords.dismiss} />
      <CookieNotice />
    </ErrorBoundary>
  );
}
