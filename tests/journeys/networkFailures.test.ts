import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { expectAccessible } from "./harness/access.ts";
import { type BrowserDevice, desktop, eventually, type Look, newDevice } from "./harness/browserDevice.ts";
import {
  beginPlay,
  elements,
  expectElements,
  manuscript,
  pressEnd,
  save,
  titleField,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
} from "./harness/editor.ts";
import { blockApi } from "./harness/network.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openPlayList, playLink } from "./harness/playList.ts";
import { installClock, newDeviceOf } from "./harness/session.ts";
import { button, chooseSignOut, heading, signInOnPage, submitSignIn } from "./harness/signIn.ts";

/** Opens a new writer's only play, saved. */
async function openSavedPlay(look?: Look): Promise<BrowserDevice & { readonly writer: TestPerson }> {
  const writer = await newWriter();
  const device = await newDeviceOf(writer, look);
  const { page } = device;
  await beginPlay(page);
  await titleField(page).fill("Ghosts");
  await manuscript(page).focus();
  await typeKeys(page, "Hall");
  await save(page);
  return { ...device, writer };
}

test("without the API every word survives a reload, and is sent automatically when the API is back", async () => {
  const { page, context, writer } = await openSavedPlay();
  const restore = await blockApi(context);
  await typeKeys(page, "{Enter}A storm.{Enter}It rains.");
  await waitUntilOnDevice(page);
  await page.reload();
  await expectElements(page, ["Hall", "A storm.", "It rains."]);
  await waitUntilOnDevice(page);
  await restore();
  await waitUntilSaved(page);

  const elsewhere = await newDeviceOf(writer);
  await openPlayList(elsewhere.page);
  await openFromPlayList(elsewhere.page, "Ghosts");
  await expectElements(elsewhere.page, ["Hall", "A storm.", "It rains."]);
});

test("a page whose script can't be loaded says so, in both languages, and what to do", async () => {
  const { page } = await newDevice();
  const failures: readonly [files: RegExp, fail: (route: Route) => Promise<void>][] = [
    [/\/assets\/.*\.js/, (route) => route.abort("blockedbyclient")],
    [/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" })],
    // A file that the script imports.
    [/\/assets\/start-.*\.js/, (route) => route.abort("connectionfailed")],
  ];
  for (const [files, fail] of failures) {
    await page.route(files, fail);
    for (const path of ["/login", "/shared/abc.def"]) {
      await page.goto(path);
      const notice = page.getByRole("alert");
      await notice.getByText("reload the page").waitFor();
      expect(await notice.locator("[lang=es]").innerText()).toContain("Revisa tu conexión");
      await expectAccessible(page);
    }
    await page.unroute(files);
  }
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("reload the page").count()).toBe(0);
});

test("if the share dialog can't be loaded, another dialog says so, and the play stays on the screen", async () => {
  const { page, context } = await openSavedPlay({ ...desktop, isTroubled: true });
  const column = async () => {
    const { x, width } = (await manuscript(page).boundingBox()) ?? {};
    return { x, width };
  };
  const shown = await column();
  const site = /\/assets\/|\/config\.json/;
  await context.route(site, (route) => route.abort("connectionfailed"));
  await button(page, sharingWords.share).click();
  await page.getByRole("dialog").getByText(failureWords.offline).waitFor();
  expect(await column()).toEqual(shown);
  await context.unroute(site);
  // Chromium remembers that the code failed to load, so the page reloads.
  const reloaded = page.waitForEvent("load");
  await button(page, failureWords.tryAgain).click();
  await reloaded;
  await manuscript(page).waitFor();
  await button(page, sharingWords.share).click();
  await page.getByRole("dialog").getByText(sharingWords.lead).waitFor();
});

test("a play list that couldn't be loaded can be loaded again on request", async () => {
  const { page, context } = await newDeviceOf(await newWriter());
  await openPlayList(page);
  const restore = await blockApi(context);
  await page.reload();
  await button(page, dashboardWords.retry).waitFor();
  await restore();
  await button(page, dashboardWords.retry).click();
  await button(page, dashboardWords.retry).waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
});

test("a play started without the API is kept, is in the play list, and reaches the server later", async () => {
  const writer = await newWriter();
  const { page, context } = await newDeviceOf(writer);
  await beginPlay(page);
  const restore = await blockApi(context);
  await titleField(page).fill("Begun at sea");
  await manuscript(page).focus();
  await typeKeys(page, "Deck");
  await waitUntilOnDevice(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await playLink(page, "Begun at sea").waitFor();
  await restore();
  await page.reload();
  await openFromPlayList(page, "Begun at sea");
  await waitUntilSaved(page);
  await expectElements(page, ["Deck"]);
});

test("two tabs of one browser show the same text, even without the API", async () => {
  const { page, context } = await openSavedPlay();
  const other = await context.newPage();
  await other.goto(page.url());
  await expectElements(other, ["Hall"]);
  const restore = await blockApi(context);
  await page.bringToFront();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}{Enter}From the first tab.");
  await expectElements(other, ["Hall", "From the first tab."]);
  await other.bringToFront();
  await manuscript(other).focus();
  await pressEnd(other, "setting");
  await typeKeys(other, "{Enter}From the second.");
  await expectElements(page, ["Hall", "From the first tab.", "From the second."]);
  await restore();
  await Promise.all([waitUntilSaved(page), waitUntilSaved(other)]);
});

test("two devices that write at the same time both end up with all the text", async () => {
  const { page, writer } = await openSavedPlay();
  const elsewhere = await newDeviceOf(writer);
  await openPlayList(elsewhere.page);
  await openFromPlayList(elsewhere.page, "Ghosts");
  await expectElements(elsewhere.page, ["Hall"]);
  await manuscript(page).focus();
  await manuscript(elsewhere.page).focus();
  await Promise.all([
    typeKeys(page, "{Control+Home}Great "),
    typeKeys(elsewhere.page, "{Control+End}{Enter}Rain on the roof."),
  ]);
  await waitUntilSaved(page);
  await waitUntilSaved(elsewhere.page);
  await Promise.all([typeKeys(page, "and cold "), typeKeys(elsewhere.page, " It stops.")]);
  const wanted = ["Great and cold Hall", "Rain on the roof. It stops."];
  await Promise.all([expectElements(page, wanted), expectElements(elsewhere.page, wanted)]);
});

test("signing out with unsent changes asks first, and everything is sent if possible", async () => {
  const { page, context, writer } = await openSavedPlay();
  const restore = await blockApi(context);
  await typeKeys(page, "{Enter}A storm.");
  await waitUntilOnDevice(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await chooseSignOut(page, writer);
  const dialog = page.getByRole("dialog", { name: shellWords.unsentTitle });
  await dialog.getByRole("button", { name: shellWords.unsentStay }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/dashboard");

  await restore();
  await chooseSignOut(page, writer);
  await heading(page, titleWords.auth).waitFor();
  await signInOnPage(page, writer);
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "A storm."]);
});

test("another person in the same browser sees nothing of unsent changes, and their writer finds them again", async () => {
  const { page, context, writer } = await openSavedPlay();
  const playAddress = page.url();
  const restore = await blockApi(context);
  await typeKeys(page, "{Enter}A secret.");
  await waitUntilOnDevice(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await chooseSignOut(page, writer);
  await page.getByRole("dialog").getByRole("button", { name: shellWords.unsentLeave }).click();
  await heading(page, titleWords.auth).waitFor();
  await restore();

  const guest = await newWriter("Somebody Else");
  await signInOnPage(page, guest);
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
  await page.goto(playAddress);
  await page.getByRole("heading", { name: editorWords.cannotOpen }).waitFor();
  expect(await page.getByText("A secret.").count()).toBe(0);
  await openPlayList(page);
  await chooseSignOut(page, guest);
  await heading(page, titleWords.auth).waitFor();

  await signInOnPage(page, writer);
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "A secret."]);
  await waitUntilSaved(page);
  expect(await elements(page)).toContain("A secret.");
});

test("a session that ends during writing keeps the text, and signing in returns to it", async () => {
  const { page, context, writer } = await openSavedPlay();
  const restore = await blockApi(context);
  await typeKeys(page, "{Enter}A storm.");
  await waitUntilOnDevice(page);
  await restore();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
  });
  await page.reload();
  await heading(page, titleWords.auth).waitFor();
  await submitSignIn(page, writer);
  await expectElements(page, ["Hall", "A storm."]);
  await waitUntilSaved(page);
});

/** Lets a device report what has waited on it for a while. */
async function reportWaiting({ page, context }: BrowserDevice): Promise<void> {
  await installClock(context);
  await page.reload();
  await manuscript(page).waitFor();
  const reported = page.waitForResponse((answer) => /\/api\/devices\//.test(answer.url()));
  await context.clock.fastForward("00:40");
  expect((await reported).status()).toBe(200);
}

/** Finds, on another device, that one had unsynced changes of a play, and gives it a name. */
async function expectWaitingElsewhere({ page }: BrowserDevice, play: string): Promise<void> {
  await page.goto(play);
  await expectElements(page, ["Hall"]);
  await button(page, deviceWords.elsewhere).click();
  const dialog = page.getByRole("dialog", { name: deviceWords.elsewhereTitle });
  await dialog.getByText(/changes of this play hadn't synced/).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: deviceWords.toDevices }).click();
  const device = page.getByRole("listitem").filter({ hasText: "“Ghosts”: " });
  await device.getByRole("button", { name: /^Rename / }).click();
  await page.getByLabel(deviceWords.nameLabel).fill("Old laptop");
  await button(page, deviceWords.save).click();
  await page.getByText("Old laptop", { exact: true }).waitFor();
  await expectAccessible(page);
}

test("changes that the server refuses for good stay on the device, are shown on others, and are copied into a new play", async () => {
  const device = await openSavedPlay();
  const { page, context } = device;
  const updates = new RegExp(`/api/plays/${page.url().split("/").at(-1)}/updates$`);
  await context.route(updates, (route) => route.fulfill({ status: 413, body: "" }));
  await typeKeys(page, "{Enter}A storm.");
  await page.getByText(savingWords.cannotSync, { exact: true }).waitFor();
  await reportWaiting(device);
  await expectElements(page, ["Hall", "A storm."]);
  await expectWaitingElsewhere(await newDeviceOf(device.writer), page.url());
  await openPlayList(page);
  await page.getByText(/ on this device · can't sync$/).waitFor();
  await openFromPlayList(page, "Ghosts");
  await button(page, savingWords.details).click();
  const dialog = page.getByRole("dialog", { name: savingWords.cannotSyncTitle });
  await dialog.getByText(savingWords.tooLarge).waitFor();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: savingWords.copyPlay }).click();
  await eventually(() => titleField(page).inputValue()).toBe(dashboardWords.copyOf({ title: "Ghosts" }));
  await waitUntilSaved(page);
  await expectElements(page, ["Hall", "A storm."]);
});
