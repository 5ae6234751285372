/**
 * Reports consent to a web analytics tool, if the page has one. It's the call of Google's tag, which other tools
 * understand, too.
 */
export function reportAnalyticsConsent(analytics_storage: "granted" | "denied"): void {
  const { gtag } = window as { gtag?: unknown };
  if (typeof gtag === "function") gtag("consent", "update", { analytics_storage });
}
