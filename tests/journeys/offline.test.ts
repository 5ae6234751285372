import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { hourMs } from "#domain/time.ts";
import { dashboardWords } from "#frontend/messages/dashboard.ts";
import { offlineWords } from "#frontend/messages/offline.ts";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findBrowser } from "#tests/support/browser.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { type BrowserDevice, desktop, eventually, origin } from "./harness/browserDevice.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  save,
  titleField,
  typeKeys,
  waitUntilSaved,
  waitUntilStored,
} from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, chooseSignOut, heading, waitUntilSignedOut } from "./harness/signIn.ts";
import { openSiteFront, type SiteFront } from "./harness/siteFront.ts";

/** Waits until everything the release stores is stored, and this page uses it. */
const waitUntilStoredOffline = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

const isOnDevice = (page: Page): Promise<void> => page.getByText(/^On this device · \d+ changes? will sync$/).waitFor();

/** Writes a play in a browser that may work offline. */
async function openPlayOf(writer: TestPerson, { address }: SiteFront): Promise<BrowserDevice> {
  const device = await newDeviceOf(writer, { ...desktop, site: address, serviceWorkers: "allow" });
  await writePlay(device.page);
  return device;
}

async function writePlay(page: Page): Promise<void> {
  await beginPlay(page);
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Hall");
  await save(page);
  await waitUntilStoredOffline(page);
}

/** Opens a browser whose profile outlasts it. */
async function launch(profile: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, { ...(await findBrowser()), ...desktop, baseURL });
  onTestFinished(() => context.close());
  return context;
}

test("without a network, plays open and are made, exported and kept, even after the browser was closed", async () => {
  const [writer, front, profile] = [await newWriter(), await openSiteFront(), temporaryFolder()];
  const { stored } = await signInToApi(origin, writer.email, writer.password);
  const before = await launch(profile, front.address);
  await before.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [...stored, ["cookie-consent", "true"] as const],
  );
  await writePlay(await before.newPage());
  await before.close();

  front.cut();
  const context = await launch(profile, front.address);
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Ghosts" }).click();
  await expectElements(page, ["Hall"]);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}{Enter}A storm.");
  await isOnDevice(page);
  await waitUntilStored(page);
  await page.reload();
  await expectElements(page, ["Hall", "A storm."]);
  const pdf = await exportAs(page, "pdf");
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");

  await beginPlay(page);
  await typeKeys(page, "Kitchen");
  await isOnDevice(page);
  await waitUntilStored(page);
  await page.goto("/dashboard");
  await page.getByText(dashboardWords.onlyHere).waitFor();

  front.restore();
  await page.reload();
  await eventually(() => page.getByText(dashboardWords.onlyHere).count()).toBe(0);
  await page.getByRole("link", { name: "Ghosts" }).click();
  await waitUntilSaved(page);
  await expectElements(page, ["Hall", "A storm."]);
});

test("somebody whose session has expired opens their plays without a network, and signing out removes them", async () => {
  const [writer, front] = [await newWriter(), await openSiteFront()];
  const { page, context } = await openPlayOf(writer, front);
  front.cut();
  await context.clock.install({ time: Date.now() + 2 * hourMs });
  await page.reload();
  await expectElements(page, ["Hall"]);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Ghosts" }).waitFor();

  front.restore();
  await page.reload();
  await chooseSignOut(page, writer);
  await waitUntilSignedOut(page);
  front.cut();
  await page.goto("/dashboard");
  await waitUntilSignedOut(page);
  expect(await playsStored(page)).toBe(0);
});

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

/** Publishes a release with another page and without the export dialog's code. */
function publishRelease(front: SiteFront): void {
  front.change("/index.html", (text) => text.replace("<head>", '<head><meta name="release" content="next" />'));
  front.change("/sw.js", (text) =>
    text
      .replace(/"revision":"\w+","url":"\/index\.html"/, '"revision":"next","url":"/index.html"')
      .replace(/\{[^{}]*ExportDialog-[^{}]*\.js[^{}]*\},?/, ""),
  );
}

const releaseOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector("meta[name=release]")?.getAttribute("content") ?? null);

const isExportStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const stored = await (await caches.open("ghostlight-release")).keys();
    return stored.some(({ url }) => url.includes("ExportDialog-"));
  });

test("a new release is offered and never forced, and pages of the old one keep their code", async () => {
  const [writer, front] = [await newWriter(), await openSiteFront()];
  const { page, context } = await openPlayOf(writer, front);
  publishRelease(front);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
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
  await expectElements(page, ["Hall", "A storm."]);
  await eventually(() => isExportStored(page)).toBe(false);
});

test("the server can withdraw offline use: browsers delete everything they stored for it", async () => {
  const front = await openSiteFront();
  const { page } = await openPlayOf(await newWriter(), front);
  front.change("/config.json", (text) => JSON.stringify({ ...JSON.parse(text), offline: "off" }));
  await page.reload();
  await expectElements(page, ["Hall"]);
  const remains = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await eventually(remains).toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expectElements(page, ["Hall"]);
  expect(await remains()).toEqual({ workers: 0, caches: [] });
});
