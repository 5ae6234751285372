import { Workbox } from "workbox-window";
import { hourMs, minuteMs, secondMs } from "#domain/time.ts";
import { offlineWords as words } from "#frontend/messages/offline.ts";
import { getConfig } from "#frontend/platform/config.ts";
import { logger } from "#frontend/platform/logger.ts";
import { deleteCaches, isWithdrawnBy, pageShown, takeOver } from "#frontend/platform/offlineCaches.ts";
import { whenSafeToLeave } from "#frontend/platform/reloadForNewRelease.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { showToast } from "#frontend/ui/toast.ts";

/** A tab may be open for weeks. */
const checkEveryMs = hourMs;
/** Coming back to the tab checks, too, but not more often than this. */
const checkAgainMs = 10 * minuteMs;

/** Registers the service worker, or removes it if the site's configuration says so. Offers new releases. */
export async function registerServiceWorker(): Promise<void> {
  const config = await getConfig();
  if (isWithdrawnBy(config)) return removeServiceWorker();
  const worker = new Workbox(trustedScriptUrl("/sw.js"), { updateViaCache: "none" });
  let isOffered = false;
  worker.addEventListener("waiting", () => {
    if (!isOffered) offerRelease();
    isOffered = true;
  });
  const registration = await worker.register({ immediate: true });
  if (!registration) return;
  checkForReleases(registration);
  const { active } = await navigator.serviceWorker.ready;
  // The page may have loaded these before the service worker could store them.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedAssets() } });
  active?.postMessage(pageShown);
}

async function removeServiceWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  await deleteCaches();
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${location.origin}/assets/`));

/** Only this tab reloads. Others stay on their release, whose files stay until no tab needs them. */
function offerRelease(): void {
  const accept = async () => {
    if (!(await whenSafeToLeave())) return showToast(words.notYet);
    await letWaitingTakeOver();
    window.location.reload();
  };
  showToast(words.newRelease, { label: words.reload, onSelect: () => void accept() }, { isLasting: true });
}

/** How often, and how many times, the waiting service worker is asked. The browser may be busy with the old one. */
const askEveryMs = secondMs;
const maxAsked = 10;

/** Resolves when the newest release has taken over, or after some seconds without that. */
async function letWaitingTakeOver(): Promise<void> {
  const controllerChanged = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
  for (let asked = 0; asked < maxAsked; asked++) {
    const registration = await navigator.serviceWorker.getRegistration();
    // It has taken over already, perhaps because another tab accepted.
    if (!registration?.waiting) return;
    registration.waiting.postMessage(takeOver);
    await Promise.race([controllerChanged, new Promise((resolve) => setTimeout(resolve, askEveryMs))]);
  }
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
