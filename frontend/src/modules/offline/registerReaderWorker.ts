import { type PageUsed, readerPages } from "#frontend/platform/offlineCaches.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { loadedAssets } from "./loadedAssets.ts";

/**
 * Registers the service worker of the reader page, and has it store the files that this page has loaded. `loadMore` loads what is
 * stored, too, even if nobody has used it yet. Does nothing where working offline isn't set up.
 */
export async function registerReaderWorker(loadMore: () => Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(trustedScriptUrl("/reader-sw.js"), {
    scope: readerPages,
    updateViaCache: "none",
  });
  const worker = await activeIn(registration);
  // The text can be read without it.
  await loadMore().catch(() => undefined);
  const message: PageUsed = { kind: "page-used", files: loadedAssets() };
  worker.postMessage(message);
}

/** Resolves once a service worker of the registration is active. `ready` could be the app's. */
function activeIn({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = waiting ?? installing;
  return new Promise((resolve, reject) => {
    if (active) return resolve(active);
    if (!coming) return reject(new Error("There is no service worker."));
    coming.addEventListener("statechange", () => {
      if (coming.state === "activated") resolve(coming);
      if (coming.state === "redundant") reject(new Error("The service worker can't be used."));
    });
  });
}
