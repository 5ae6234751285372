import { cacheNames } from "#frontend/platform/offlineCaches.ts";
import { anySharedPage, assetsIn, rootFiles, storedPage } from "./readerFiles.ts";

interface StoreOptions {
  /** Whether no other page is open, which might still need the files of the stored release. */
  readonly mayReplace: boolean;
}

/**
 * Stores the reader page of the present release, what it loads at once, and `files`, the addresses of what it has loaded since.
 * Then the code of earlier releases is deleted. Fonts stay: other plays need them. While other pages are open, the stored
 * release stays complete and isn't replaced. Throws if a file can't be loaded; the stored page stays what it was then.
 */
export async function storeUsedPage(files: readonly string[], { mayReplace }: StoreOptions): Promise<void> {
  const cache = await caches.open(cacheNames.reader);
  const page = await fetch(anySharedPage, { cache: "no-cache" });
  if (!page.ok) throw new Error(`The reader page can't be read: ${page.status}.`);
  const html = await page.clone().text();
  const before = await (await cache.match(storedPage))?.text();
  const isReplaced = before !== undefined && before !== html;
  const needed = new Set([...files, ...assetsIn(html)].map((path) => new URL(path, location.href).href));
  await Promise.all([...needed].map((address) => storeOnce(cache, address)));
  if (isReplaced && !mayReplace) return;
  await cache.addAll(rootFiles.map((path) => new Request(path, { cache: "no-cache" })));
  await cache.put(storedPage, page);
  if (!isReplaced) return;
  const old = (await cache.keys()).filter(({ url }) => /\.(js|css)$/.test(url) && isAsset(url) && !needed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

const isAsset = (address: string): boolean => new URL(address).pathname.startsWith("/assets/");

async function storeOnce(cache: Cache, address: string): Promise<void> {
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
}
