import {
  cacheNames,
  deleteCaches,
  isWithdrawnBy,
  type PageUsed,
  readerPages,
} from "#frontend/platform/offlineCaches.ts";
import { isRootFile, storedPage } from "./readerFiles.ts";
import { storeUsedPage } from "./storeUsedPage.ts";
import type { WorkerScope } from "./workerScope.ts";

/* The service worker of the reader page. It stores what readers use, and nothing beforehand. */

declare const self: WorkerScope;

/** The stored page is used if the network needs longer than this. */
const pageMs = 5_000;

let isOff = false;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (isPageUsed(event.data)) event.waitUntil(storePage(event.data));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isOff || request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname.startsWith(readerPages)) {
    // With every page, because the page's own code may be what is broken.
    event.waitUntil(leaveIfWithdrawn());
    event.respondWith(openPage(request));
  } else if (pathname.startsWith("/assets/")) event.respondWith(openAsset(request));
  else if (isRootFile(pathname)) event.respondWith(openRootFile(request));
});

const isPageUsed = (data: unknown): data is PageUsed =>
  typeof data === "object" && data !== null && "kind" in data && data.kind === "page-used";

/** The app's service worker stores some of these, too, perhaps of another release. */
const findStored = (key: Request | string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: cacheNames.reader, ignoreVary: true });

/** The newest release, unless there's no connection. */
async function openPage(request: Request): Promise<Response> {
  const fetched = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageMs));
  const response = await Promise.race([fetched, late]).catch(() => undefined);
  if (response && response.status < 500) return response;
  return (await findStored(storedPage)) ?? response ?? fetched;
}

async function openRootFile(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response ?? (await findStored(request)) ?? Response.error();
}

/** The names of these files contain a hash, so they never change. */
async function openAsset(request: Request): Promise<Response> {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok && !isOff) {
    const copy = response.clone();
    const cache = await caches.open(cacheNames.reader);
    // A full device doesn't keep anybody from reading.
    await cache.put(request, copy).catch(() => undefined);
    if (isOff) await deleteCaches();
  }
  return response;
}

async function storePage({ files }: PageUsed): Promise<void> {
  if (isOff) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await storeUsedPage(files, { mayReplace: pages.length <= 1 });
  if (isOff) await deleteCaches();
}

/** If the server has withdrawn offline use, this service worker removes itself and everything that is stored. */
async function leaveIfWithdrawn(): Promise<void> {
  const config = await fetch("/config.json", { cache: "no-store" }).catch(() => undefined);
  if (!config?.ok || !isWithdrawnBy(await config.json())) return;
  isOff = true;
  await deleteCaches();
  await self.registration.unregister();
  await deleteCaches();
}
