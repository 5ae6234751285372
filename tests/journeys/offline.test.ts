import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { storageEntries, storageEntryOf } from "#domain/consent/storageEntries.ts";
import { hourMs } from "#domain/time.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceStorageWords } from "#frontend/messages/deviceStorage.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { offlineWords } from "#frontend/messages/offline.yaml";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findJourneyBrowser } from "#tests/support/browser.ts";
import { scene } from "#tests/support/playBuilder.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { expectAccessible } from "./harness/access.ts";
import { type BrowserDevice, desktop, eventually, origin } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  save,
  titleField,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
  waitUntilStored,
} from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import {
  lookForRelease,
  publishRelease,
  releaseOf,
  remainsOf,
  storedMs,
  waitUntilStoredOffline,
  withdraw,
} from "./harness/releases.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, chooseSignOut, heading, waitUntilSignedOut } from "./harness/signIn.ts";
import { openSiteFront, type SiteFront } from "./harness/siteFront.ts";

/** Writes a play in a browser that may work offline. */
async function openPlayOf(writer: TestPerson, { address }: SiteFront): Promise<BrowserDevice> {
  const device = await newDeviceOf(writer, { ...desktop, site: address, serviceWorkers: "allow" });
  await writePlay(device.page);
  return device;
}

async function writePlay(page: Page): Promise<void> {
  await beginPlay(page);
  expect(await wasStorageAsked(page)).toBe(false);
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Зал");
  await save(page);
  await waitUntilStoredOffline(page);
  expect(await wasStorageAsked(page)).toBe(true);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches).toContain(storageEntries.release.key);
  expect(caches.filter((name) => !storageEntryOf("cache", name))).toEqual([]);
}

/** Whether the browser was asked not to delete plays. */
const wasStorageAsked = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, storageEntries.storageAsked.key);

/** Waits until the font files that the PDF needs for Cyrillic are stored. */
const waitUntilFontsStored = (page: Page): Promise<void> =>
  eventually(() =>
    page.evaluate(async () => {
      const stored = await (await caches.open("ghostlight-used")).keys();
      return stored.filter(({ url }) => /Cousine_.*\.ttf$/.test(url)).length;
    }),
  ).toBe(4);

/** Opens a browser whose profile outlasts it. */
async function launch(profile: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(await findJourneyBrowser()),
    ...desktop,
    baseURL,
  });
  onTestFinished(() => context.close());
  return context;
}

const playsStored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("ghostlight");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("plays").objectStore("plays").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test("without a network, plays open and are made, exported and kept, even with an expired session in a new browser", async () => {
  const [writer, front, profile] = [await newWriter(), await openSiteFront(), temporaryFolder()];
  const { stored } = await signInToApi(origin, writer.email, writer.password);
  const { ask, makePlay } = await apiOf(writer);
  const opened = await makePlay("Brand", scene("The hall is dark."));
  const card = { title: "Brand", subtitle: "", authors: "", words: 4, pages: 1, changedMsAgo: 0 };
  expect(await ask("PATCH", `/plays/${opened.playId}`, card)).toMatchObject({ status: 200 });
  const before = await launch(profile, front.address);
  await before.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [...stored, ["cookie-consent", "true"] as const],
  );
  const first = await before.newPage();
  await writePlay(first);
  await waitUntilFontsStored(first);
  const cardRead = first.waitForResponse((response) => response.url().endsWith(`/plays/${opened.playId}`));
  await first.goto(`/editor/${opened.playId}`);
  await expectElements(first, ["The hall is dark."]);
  await cardRead;
  await first.getByRole("link", { name: editorWords.back }).click();
  await heading(first, dashboardWords.title).waitFor();
  await before.close();

  front.cut();
  const context = await launch(profile, front.address);
  await context.clock.install({ time: Date.now() + 2 * hourMs });
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByText(dashboardWords.onlyStored).waitFor();
  await page
    .getByRole("article")
    .filter({ hasText: /Brand.*1 page.*4 words.*edited/s })
    .waitFor();
  await page.getByRole("link", { name: "Ghosts" }).click();
  await expectElements(page, ["Зал"]);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}{Enter}A storm.");
  await waitUntilOnDevice(page);
  await waitUntilStored(page);
  await page.reload();
  await expectElements(page, ["Зал", "A storm."]);
  const pdf = await exportAs(page, "pdf");
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  await beginPlay(page);
  await typeKeys(page, "Kitchen");
  await waitUntilOnDevice(page);
  await waitUntilStored(page);
  await page.goto("/dashboard");
  await page.getByText(dashboardWords.onlyHere).waitFor();

  front.restore();
  await page.reload();
  await page.getByRole("link", { name: "Ghosts" }).waitFor();
  await eventually(() => page.getByText(dashboardWords.onlyHere).count()).toBe(0);
  await page.getByRole("link", { name: "Ghosts" }).click();
  await waitUntilSaved(page);
  await expectElements(page, ["Зал", "A storm."]);

  await page.goto("/account-settings");
  await page.getByText(deviceStorageWords.plays({ count: 3 })).click();
  await expectAccessible(page);
  expect(await gapBeforeRemoval(page, "Ghosts")).toBeGreaterThanOrEqual(8);
  await button(page, deviceStorageWords.removeNamed({ title: "Ghosts" })).click();
  await page.getByText(deviceStorageWords.plays({ count: 2 })).waitFor();
  expect(await playsStored(page)).toBe(2);
  await page.goto("/dashboard");
  const list = page.getByRole("article");
  await list.filter({ hasText: "Brand" }).getByText(dashboardWords.opensOffline).waitFor();
  expect(await list.filter({ hasText: "Ghosts" }).getByText(dashboardWords.opensOffline).count()).toBe(0);

  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  front.cut();
  await page.goto("/dashboard");
  await waitUntilSignedOut(page);
  expect(await playsStored(page)).toBe(0);
});

/** Returns the pixels between a stored play's title and the button that removes it. */
async function gapBeforeRemoval(page: Page, title: string): Promise<number> {
  const name = await page.getByRole("link", { name: title, exact: true }).boundingBox();
  const removal = await button(page, deviceStorageWords.removeNamed({ title })).boundingBox();
  return (removal?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0));
}

/** Publishes a release with another page and without the export dialog's code. */
function publishWithoutExport(front: SiteFront): void {
  publishRelease(front, "next");
  front.change("/sw.js", (text) => text.replace(/\{[^{}]*ExportDialog-[^{}]*\.js[^{}]*\},?/, ""));
}

/** Opening a cache would create it, so this looks first. */
const isExportStored = (page: Page): Promise<boolean> =>
  page.evaluate(async (name) => {
    const stored = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return stored.some(({ url }) => url.includes("ExportDialog-"));
  }, storageEntries.release.key);

/** The manifest that the browser uses, and what it doesn't understand in it. */
async function readManifest(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { url, errors } = await devTools.send("Page.getAppManifest");
  return { path: new URL(url).pathname, errors };
}

test("a new release is offered and never forced, and the server can withdraw offline use", async () => {
  const [writer, front] = [await newWriter(), await openSiteFront()];
  const { page, context } = await openPlayOf(writer, front);
  expect(await readManifest(page)).toEqual({ path: "/manifest.webmanifest", errors: [] });
  publishWithoutExport(front);
  await lookForRelease(page);
  await page.getByText(offlineWords.newRelease).waitFor();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}{Enter}A storm.");
  await save(page);
  expect(await releaseOf(page)).toBe(null);

  const other = await context.newPage();
  await other.goto("/dashboard");
  await heading(other, dashboardWords.title).waitFor();
  expect(await releaseOf(other)).toBe("next");
  front.cut();
  expect(await releaseOf(page)).toBe(null);
  expect((await exportAs(page, "plain text")).bytes.toString()).toContain("A storm.");
  front.restore();

  await other.close();
  expect(await isExportStored(page)).toBe(true);
  await button(page, offlineWords.reload).click();
  await eventually(() => releaseOf(page).catch(() => null)).toBe("next");
  await expectElements(page, ["Зал", "A storm."]);
  await eventually(() => isExportStored(page)).toBe(false);

  withdraw(front);
  await page.reload();
  await expectElements(page, ["Зал", "A storm."]);
  await eventually(() => remainsOf(page)).toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expectElements(page, ["Зал", "A storm."]);
  await eventually(() => remainsOf(page)).toEqual({ workers: 0, caches: [] });
});

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
