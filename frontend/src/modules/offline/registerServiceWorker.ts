import { hourMs, minuteMs, secondMs } from "#domain/time.ts";
import { getConfig } from "#frontend/platform/config.ts";
import { logger } from "#frontend/platform/logger.ts";
import { deleteCaches, isWithdrawnBy, pageShown } from "#frontend/platform/offlineCaches.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";

/** A tab may be open for weeks. */
const checkEveryMs = hourMs;
/** Coming back to the tab checks, too, but not more often than this. */
const checkAgainMs = 10 * minuteMs;
/** A browser stops a service worker within this time. */
const stoppedMs = 5 * secondMs;

/**
 * Registers the service worker, or removes it if the site's configuration says so. `controller` is the one that
 * delivered this page.
 */
export async function registerServiceWorker(controller: ServiceWorker | null): Promise<void> {
  if (isWithdrawnBy(await readConfig())) return removeServiceWorker();
  const registration = await navigator.serviceWorker.register(trustedScriptUrl("/sw.js"), { updateViaCache: "none" });
  checkForReleases(registration);
  controller?.postMessage(pageShown);
  const { active } = await navigator.serviceWorker.ready;
  // The page may have loaded these before the service worker could store them. The library takes this message.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedAssets() } });
}

/**
 * Reads the site's present configuration. If the server is slow, the service worker delivers the last one, with which a
 * page would undo the withdrawal. It passes this request on. Without a connection, the last one has to do.
 */
async function readConfig(): Promise<unknown> {
  const answer = await fetch("/config.json", { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ? answer.json() : getConfig();
}

async function removeServiceWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  await deleteCaches();
  // Until the browser has stopped it, a service worker may store its next file, and with it make the cache again.
  setTimeout(() => void deleteCaches(), stoppedMs);
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));

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
