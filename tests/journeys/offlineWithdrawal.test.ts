import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { storageEntries } from "#domain/consent/storageEntries.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { desktop, eventually } from "./harness/browserDevice.ts";
import { newWriter } from "./harness/people.ts";
import { remainsOf, storedMs, waitUntilStoredOffline, withdraw } from "./harness/releases.ts";
import { newDeviceOf } from "./harness/session.ts";
import { heading } from "./harness/signIn.ts";
import { openSiteFront } from "./harness/siteFront.ts";

/** Longer than the service worker waits for the configuration before it delivers the last one. */
const slowConfigMs = 4_000;
/** Long enough to see that the browser stores a release. */
const slowFileMs = 2_000;

/** Holds back what a page does when idle, until `beIdle` is called. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    const kept: IdleRequestCallback[] = [];
    const deadline: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };
    window.requestIdleCallback = (run) => kept.push(run);
    Object.assign(window, {
      beIdle: () => {
        window.requestIdleCallback = (run) => window.setTimeout(() => run(deadline));
        for (const run of kept) run(deadline);
      },
    });
  });

const beIdle = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { readonly beIdle: () => void }).beIdle());

const hasCache = (page: Page, name: string): Promise<boolean> => page.evaluate((key) => caches.has(key), name);

test("a page with an older configuration doesn't undo the withdrawal of offline use", async () => {
  const [writer, front] = [await newWriter(), await openSiteFront()];
  const { page } = await newDeviceOf(writer, { ...desktop, site: front.address, serviceWorkers: "allow" });
  await page.goto("/dashboard");
  await waitUntilStoredOffline(page);
  await page.reload();
  await eventually(() => hasCache(page, storageEntries.siteSettings.key)).toBe(true);
  withdraw(front);
  front.delay("/config.json", slowConfigMs);
  await keepBusy(page);
  await page.reload();
  await heading(page, dashboardWords.title).waitFor();
  expect((await remainsOf(page)).workers).toBe(1);
  // The page asks for the present configuration, and does what that says.
  const present = page.waitForResponse("**/config.json");
  await beIdle(page);
  await (await present).finished();
  await eventually(() => remainsOf(page)).toEqual({ workers: 0, caches: [] });
});

test("a page that was opening during the withdrawal of offline use doesn't bring it back", async () => {
  const [writer, front] = [await newWriter(), await openSiteFront()];
  const { page } = await newDeviceOf(writer, { ...desktop, site: front.address, serviceWorkers: "allow" });
  // The page has read the configuration when it asks for this file.
  front.change("/sw.js", (text) => {
    withdraw(front);
    return text;
  });
  front.delay("/index.html", slowFileMs);
  await page.goto("/dashboard");
  await eventually(() => hasCache(page, storageEntries.release.key)).toBe(true);
  // The service worker asks for the configuration again when it has stored the whole release.
  await eventually(() => remainsOf(page), { timeout: storedMs }).toEqual({ workers: 0, caches: [] });
});
