import type { Page } from "playwright-core";
import { eventually } from "./browserDevice.ts";
import type { SiteFront } from "./siteFront.ts";

/** The most milliseconds that storing a release takes. It waits for a quiet moment, which is late on a busy machine. */
export const storedMs = 90_000;

/** Waits until everything the release stores is stored, and this page uses it. */
export const waitUntilStoredOffline = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: storedMs }).toBe(
    "activated",
  );

/** Publishes a release with another page, under a name that no release had before. */
export function publishRelease(front: SiteFront, name: string): void {
  front.change("/index.html", (text) => text.replace("<head>", `<head><meta name="release" content="${name}" />`));
  front.change("/sw.js", (text) => {
    const changed = text.replace(/(url:.\/index\.html.,revision:.)\w+/, `$1${name}`);
    if (changed === text) throw new Error("The service worker lists no page of the app.");
    return changed;
  });
}

/** Has the browser look for a new release. Resolves when it has found one or not; storing it goes on. */
export const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Returns the name of the release that delivered the page; null is the first one. */
export const releaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector("meta[name=release]")?.getAttribute("content") ?? null);

/** The server withdraws offline use. */
export const withdraw = (front: SiteFront): void =>
  front.change("/config.json", (text) => JSON.stringify({ ...JSON.parse(text), offline: "off" }));

/** What the browser still has for working offline. */
export const remainsOf = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
