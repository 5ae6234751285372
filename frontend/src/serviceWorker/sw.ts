import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import type { PrecacheEntry } from "workbox-precaching/_types.js";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cacheNames, deleteCaches, isWithdrawnBy, pageShown } from "#frontend/platform/offlineCaches.ts";
import { mayBeStored, serverPages } from "./storedPaths.ts";
import type { LastingEvent, WorkerScope } from "./workerScope.ts";

declare const self: WorkerScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const release = new PrecacheController({ cacheName: cacheNames.release });
release.addToCacheList(self.__WB_MANIFEST);

/** Files that were used and aren't stored with the release, such as fonts. */
const used = new CacheFirst({ cacheName: cacheNames.used, plugins: [{ cacheDidUpdate: deleteCachesIfOff }] });

/** The last answer is used if the network needs longer than this. */
const configSeconds = 3;

const config = new NetworkFirst({
  cacheName: cacheNames.config,
  networkTimeoutSeconds: configSeconds,
  plugins: [
    {
      // A failing server counts as no network.
      fetchDidSucceed: async ({ response }) => {
        if (!response.ok) throw new Error(`The configuration can't be read: ${response.status}.`);
        return response;
      },
      cacheWillUpdate: async ({ response }) => ((await isWithdrawn(response)) ? null : response),
      cacheDidUpdate: deleteCachesIfOff,
    },
  ],
});

let isOff = false;

// It still gets the requests of pages that it has delivered. They go to the network, so that nothing is stored again.
// This must come before the library's own listener.
self.addEventListener("fetch", (event) => {
  if (isOff) event.stopImmediatePropagation();
});

/** If the server has withdrawn offline use, this service worker removes itself and everything it stored. */
async function isWithdrawn(response: Response): Promise<boolean> {
  if (!isWithdrawnBy(await response.clone().json())) return false;
  isOff = true;
  // The browser may stop a service worker that has no page and isn't registered, so this comes first. Work that was
  // still running may have opened a cache since.
  await deleteCaches();
  await self.registration.unregister();
  await deleteCaches();
  return true;
}

/** Opening a cache creates it again, so whatever may have opened one after the withdrawal calls this at its end. */
async function deleteCachesIfOff(): Promise<void> {
  if (isOff) await deleteCaches();
}

// A new release takes over at once, but only for pages that are opened from then on.
self.addEventListener("install", (event) => {
  event.waitUntil(install(event));
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(deleteOldReleases(event, 0));
});
self.addEventListener("message", (event) => {
  if (event.data === pageShown) event.waitUntil(deleteOldReleases(event, 1));
});

/**
 * Stores the release. A page may have read the configuration before a withdrawal and register the service worker after
 * it. The page that carries out the withdrawal can't delete what is stored from then on, so this asks again at its end.
 */
async function install(event: LastingEvent): Promise<void> {
  await release.install(event as never);
  const response = await fetch("/config.json", { cache: "no-store" }).catch(() => undefined);
  if (!response?.ok || !isWithdrawnBy(await response.json())) return;
  isOff = true;
  await deleteCaches();
  // The browser does this only when the installation has ended.
  void self.registration.unregister();
  throw new Error("Offline use is withdrawn.");
}

/**
 * Deletes the files of earlier releases, unless a page may still run one of them. The files of a newer release are in
 * the same cache, so they must not be touched.
 */
async function deleteOldReleases(event: LastingEvent, maxPages: number): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  const isReplaced = installing || waiting || self.serviceWorker?.state === "redundant";
  if (isOff || pages.length > maxPages || isReplaced) return;
  await release.activate(event as never);
  const cache = await caches.open(cacheNames.used);
  const code = (await cache.keys()).filter(({ url }) => /\.(js|css)$/.test(url));
  await Promise.all(code.map((request) => cache.delete(request)));
  await deleteCachesIfOff();
}

/** Looks for a withdrawal with every page, because the page's own code may be what is broken. */
const page = release.createHandlerBoundToURL("/index.html");
registerRoute(
  new NavigationRoute(
    (options) => {
      const asked = config.handle({ event: options.event, request: new Request("/config.json") });
      options.event.waitUntil(asked.catch(() => undefined));
      return page(options);
    },
    { denylist: [...serverPages] },
  ),
);
registerRoute(new PrecacheRoute(release, { directoryIndex: "", cleanURLs: false }));
// A request that isn't stored wants to know whether the site responds.
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && url.pathname === "/config.json" && request.cache !== "no-store",
  config,
);
// Pages of an earlier release find its files in the other cache.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && mayBeStored(url.pathname),
  async ({ event, request }) => (await caches.match(request)) ?? used.handle({ event, request }),
);
