import { hourMs, minuteMs } from "#domain/time.ts";
import { logger } from "#frontend/platform/logger.ts";
import { pageShown } from "#frontend/platform/offlineCaches.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { loadedAssets } from "./loadedAssets.ts";
import { isOfflineWithdrawn, removeServiceWorkers } from "./withdrawal.ts";

/** A tab may be open for weeks. */
const checkEveryMs = hourMs;
/** Coming back to the tab checks, too, but not more often than this. */
const checkAgainMs = 10 * minuteMs;

/**
 * Registers the service worker, or removes it if the site's configuration says so. `controller` is the one that
 * delivered this page.
 */
export async function registerServiceWorker(controller: ServiceWorker | null): Promise<void> {
  if (await isOfflineWithdrawn()) return removeServiceWorkers();
  const registration = await navigator.serviceWorker.register(trustedScriptUrl("/sw.js"), { updateViaCache: "none" });
  checkForReleases(registration);
  controller?.postMessage(pageShown);
  const { active } = await navigator.serviceWorker.ready;
  // The page may have loaded these before the service worker could store them. The library takes this message.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedAssets() } });
}

function checkForReleases(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = () => {
    checkedAt = Date.now();
    registration.update().catch((error: unknown) => logger.info("The release could not be checked", { error }));
  };
  setInterval(check, checkEveryMs);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checkedAt > checkAgainMs) check();
  });
}
