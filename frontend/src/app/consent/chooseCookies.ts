import type { CookiePreferences } from "#domain/consent/cookiePreferences.ts";
import { consent } from "./consent.ts";
import { cookieSettings } from "./cookieSettings.ts";

/** Keeps a choice, closes the dialog, and tells an analytics tool, if the page has one. */
export function chooseCookies(preferences: CookiePreferences): void {
  const before = consent.get().preferences.analytics;
  consent.save(preferences);
  cookieSettings.close();
  if (preferences.analytics) tellAnalytics("granted");
  else if (before) tellAnalytics("denied");
}

/** The consent call of Google's tag, which other analytics tools understand too. */
function tellAnalytics(analytics_storage: "granted" | "denied"): void {
  const { gtag } = window as { gtag?: unknown };
  if (typeof gtag === "function") gtag("consent", "update", { analytics_storage });
}
