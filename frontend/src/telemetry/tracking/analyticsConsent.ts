/** Tells a web analytics tool, where the page has one. The call is of Google's tag; others understand it too. */
export function reportAnalyticsConsent(analytics_storage: "granted" | "denied"): void {
  const { gtag } = window as { gtag?: unknown };
  if (typeof gtag === "function") gtag("consent", "update", { analytics_storage });
}
