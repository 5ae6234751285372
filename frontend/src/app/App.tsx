import { useEffect } from "react";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { shellWords } from "#frontend/words/shell.ts";
import { Arrival } from "./Arrival.tsx";
import { keepActivity } from "./activity/activityKeeper.ts";
import { keepFunctionalEntries } from "./browserStorage.ts";
import { CookieNotice } from "./consent/CookieNotice.tsx";
import { keepContact } from "./contacts/keepContact.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { keepFresh } from "./freshStart.ts";
import { keepMails } from "./mails/keepMails.ts";
import { keepMetrics } from "./metrics/keepMetrics.ts";
import { AppRoutes } from "./routes.tsx";
import { keepLastLogin } from "./session/lastLoginKeeper.ts";
import { keepSession } from "./session/sessionKeeper.ts";
import { keepTracking } from "./tracking/keepTracking.ts";
import { keepHealth } from "./watch/keepHealth.ts";
import { keepLookout } from "./watch/keepLookout.ts";

/** The whole app below a router; the browser and the server give it different ones. */
export function App() {
  useEffect(keepFresh, []);
  useEffect(keepFunctionalEntries, []);
  useEffect(keepSession, []);
  useEffect(keepActivity, []);
  useEffect(keepLastLogin, []);
  useEffect(keepLookout, []);
  useEffect(keepHealth, []);
  useEffect(keepMetrics, []);
  useEffect(keepTracking, []);
  useEffect(keepContact, []);
  useEffect(keepMails, []);
  return (
    <ErrorBoundary>
      <Arrival />
      <AppRoutes />
      <ToastRegion dismissLabel={shellWords.dismiss} />
      <CookieNotice />
    </ErrorBoundary>
  );
}
