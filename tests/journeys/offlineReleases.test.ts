import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { storageEntries } from "#domain/consent/storageEntries.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { offlineWords } from "#frontend/messages/offline.yaml";
import { type BrowserDevice, desktop, eventually } from "./harness/browserDevice.ts";
import { expectElements, manuscript, save, typeKeys } from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { writeOfflinePlay } from "./harness/offlinePlay.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { lookForRelease, publishRelease, releaseOf, remainsOf, withdraw } from "./harness/releases.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button, heading } from "./harness/signIn.ts";
import { openSiteFront, type SiteFront } from "./harness/siteFront.ts";

/** Writes a play in a browser that may work offline. */
async function openPlayOf(writer: TestPerson, { address }: SiteFront): Promise<BrowserDevice> {
  const device = await newDeviceOf(writer, { ...desktop, site: address, serviceWorkers: "allow" });
  await writeOfflinePlay(device.page);
  return device;
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
