import { secondMs } from "#domain/time.ts";
import { getConfig } from "#frontend/platform/config.ts";
import { deleteCaches, isWithdrawnBy } from "#frontend/platform/offlineCaches.ts";

/** A browser stops a service worker within this time. */
const stoppedMs = 5 * secondMs;

/**
 * Returns whether the site's present configuration withdraws offline use. If the server is slow, the service worker delivers the
 * last one, with which a page would undo the withdrawal. It passes this request on. Without a connection, the last one has to do.
 */
export async function isOfflineWithdrawn(): Promise<boolean> {
  const answer = await fetch("/config.json", { cache: "no-store" }).catch(() => undefined);
  return isWithdrawnBy(answer?.ok ? await answer.json() : await getConfig());
}

/** Removes the app's and the reader page's service worker, and everything they stored. */
export async function removeServiceWorkers(): Promise<void> {
  // Where it doesn't exist, nothing is stored either.
  if (!("serviceWorker" in navigator)) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  await deleteCaches();
  // Until the browser has stopped it, a service worker may store its next file, and with it make the cache again.
  setTimeout(() => void deleteCaches(), stoppedMs);
}
