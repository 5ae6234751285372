import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { hourMs } from "#domain/time.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceStorageWords } from "#frontend/messages/deviceStorage.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { signInToApi } from "#local/demonstration/signInToApi.ts";
import { findJourneyBrowser } from "#tests/support/browser.ts";
import { scene } from "#tests/support/playBuilder.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { expectAccessible } from "./harness/access.ts";
import { desktop, eventually, origin } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
  waitUntilStored,
} from "./harness/editor.ts";
import { exportAs } from "./harness/export.ts";
import { writeOfflinePlay } from "./harness/offlinePlay.ts";
import { newWriter } from "./harness/people.ts";
import { button, chooseSignOut, heading, waitUntilSignedOut } from "./harness/signIn.ts";
import { openSiteFront } from "./harness/siteFront.ts";

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
  await writeOfflinePlay(first);
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
