import { findIslands, startIsland, watchIslands } from "./app/islands/watchIslands.ts";
import { recoverFocus } from "./app/recoverFocus.ts";
import { consent } from "./platform/consent/consent.ts";
import { cookieNotice } from "./platform/consent/cookieNotice.ts";
import { showAddressInWantedLanguage, startLanguageLinks } from "./platform/language.ts";
import { logger } from "./platform/logger.ts";
import { whenIdle } from "./platform/whenIdle.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";

// A public page, which is built with its content. Everything else loads when the page is idle or used.

/** On a page that is never idle. */
const latestMs = 2_000;

async function startWhenIdle(): Promise<void> {
  const { islandsToStart, startPublicPage } = await import("./app/startPublicPage.ts");
  startPublicPage();
  await Promise.all((await islandsToStart(findIslands())).map(startIsland));
}

const start = (): void => {
  startWhenIdle().catch((error: unknown) => logger.warn("The page could not be started", { error }));
};

startMonitoring({ when: "something fails" });
if (!showAddressInWantedLanguage()) {
  recoverFocus();
  startLanguageLinks();
  watchIslands();
  // The dialog is in it, too.
  const notice = document.querySelector("[data-island=CookieNotice]");
  if (!consent.get().isGiven && !cookieNotice.isHidden()) notice?.removeAttribute("hidden");
  if (document.readyState === "complete") whenIdle(start, { latestMs });
  else window.addEventListener("load", () => whenIdle(start, { latestMs }), { once: true });
}
