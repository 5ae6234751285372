import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { failureWords } from "#frontend/messages/failure.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { sharingWords } from "#frontend/messages/sharing.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { type BrowserDevice, desktop, eventually, type Look, newDevice } from "./harness/browserDevice.ts";
import { apiOf } from "./harness/checkout.ts";
import {
  beginPlay,
  expectElements,
  manuscript,
  pressEnd,
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

/** Opens a new writer's only play, which has one line. */
async function openOwnPlay(
  look?: Look,
): Promise<BrowserDevice & { readonly writer: TestPerson; readonly playId: string }> {
  const writer = await newWriter();
  const { playId } = await (await apiOf(writer)).makePlay("Ghosts", scene("Hall"));
  const device = await newDeviceOf(writer, look);
  await device.page.goto(`/editor/${playId}`);
  await expectElements(device.page, ["Hall"]);
  await manuscript(device.page).focus();
  await device.page.keyboard.press("Control+End");
  return { ...device, writer, playId };
}

test("without the API, tabs, reloads and a new play keep every word, and all is sent when the API is back", async () => {
  const { page, context, writer } = await openOwnPlay();
  const other = await context.newPage();
  await other.goto(page.url());
  await expectElements(other, ["Hall"]);
  const restore = await blockApi(context);
  await page.bringToFront();
  await typeKeys(page, "{Enter}From the first tab.");
  await expectElements(other, ["Hall", "From the first tab."]);
  await other.bringToFront();
  await manuscript(other).focus();
  await pressEnd(other, "setting");
  await typeKeys(other, "{Enter}From the second.");
  const both = ["Hall", "From the first tab.", "From the second."];
  await expectElements(page, both);
  await waitUntilOnDevice(page);
  await page.bringToFront();
  await page.reload();
  await expectElements(page, both);
  await waitUntilOnDevice(page);

  await beginPlay(other);
  await titleField(other).fill("Begun at sea");
  await manuscript(other).focus();
  await typeKeys(other, "Deck");
  await waitUntilOnDevice(other);
  await other.getByRole("link", { name: editorWords.back }).click();
  await playLink(other, "Begun at sea").waitFor();
  await restore();
  await waitUntilSaved(page);
  await other.reload();
  const { ask } = await apiOf(writer);
  const listed = async () => (await ask("GET", "/plays?list=plays")).body.plays;
  await eventually(async () => (await listed()).map(({ title }: { title: string }) => title).sort()).toEqual([
    "Begun at sea",
    "Ghosts",
  ]);
  await openFromPlayList(other, "Begun at sea");
  await waitUntilSaved(other);
  await expectElements(other, ["Deck"]);

  const elsewhere = await newDeviceOf(writer);
  await elsewhere.page.goto(page.url());
  await expectElements(elsewhere.page, both);
});

test("a page whose script can't be loaded says so, in both languages, and what to do", async () => {
  const { page } = await newDevice();
  const failures: readonly [path: string, files: RegExp, fail: (route: Route) => Promise<void>][] = [
    ["/login", /\/assets\/.*\.js/, (route) => route.abort("blockedbyclient")],
    ["/shared/abc.def", /\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "<h1>Not found</h1>" })],
    // A file that the script imports.
    ["/login", /\/assets\/start-.*\.js/, (route) => route.abort("connectionfailed")],
  ];
  for (const [path, files, fail] of failures) {
    await page.route(files, fail);
    await page.goto(path);
    const notice = page.getByRole("alert");
    await notice.getByText("reload the page").waitFor();
    expect(await notice.locator("[lang=es]").innerText()).toContain("Revisa tu conexión");
    await page.unroute(files);
  }
  await expectAccessible(page);
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("reload the page").count()).toBe(0);
});

test("if the share dialog can't be loaded, another dialog says so, and the play stays on the screen", async () => {
  const { page, context } = await openOwnPlay({ ...desktop, isTroubled: true });
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

test("two devices that write at the same time both end up with all the text", async () => {
  const { page, writer } = await openOwnPlay();
  const elsewhere = await newDeviceOf(writer);
  await elsewhere.page.goto(page.url());
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

/** Chooses to sign out although changes wait, and answers the question that follows. */
async function signOutUnsent(page: Page, writer: TestPerson, answer: string): Promise<void> {
  await chooseSignOut(page, writer);
  const dialog = page.getByRole("dialog", { name: shellWords.unsentTitle });
  await dialog.getByRole("button", { name: answer }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Signs in another person, who finds no play and can't open this one. */
async function expectNothingForOthers(page: Page, playId: string): Promise<void> {
  const guest = await newWriter("Somebody Else");
  await signInOnPage(page, guest);
  await page.getByRole("heading", { name: dashboardWords.emptyTitle }).waitFor();
  await page.goto(`/editor/${playId}`);
  await page.getByRole("heading", { name: editorWords.cannotOpen }).waitFor();
  expect(await page.getByText("A secret.").count()).toBe(0);
  await openPlayList(page);
  await chooseSignOut(page, guest);
  await heading(page, titleWords.auth).waitFor();
}

test("signing out with unsent changes asks first; others see nothing of them, and their writer finds and sends them", async () => {
  const { page, context, writer, playId } = await openOwnPlay();
  const restore = await blockApi(context);
  await typeKeys(page, "{Enter}A secret.");
  await waitUntilOnDevice(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await signOutUnsent(page, writer, shellWords.unsentStay);
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await signOutUnsent(page, writer, shellWords.unsentLeave);
  await heading(page, titleWords.auth).waitFor();
  await restore();
  await expectNothingForOthers(page, playId);

  await signInOnPage(page, writer);
  await openFromPlayList(page, "Ghosts");
  await expectElements(page, ["Hall", "A secret."]);
  await waitUntilSaved(page);

  // What can be sent at sign-out is sent then.
  const restoreAgain = await blockApi(context);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End} Two.");
  await waitUntilOnDevice(page);
  await page.getByRole("link", { name: editorWords.back }).click();
  await heading(page, dashboardWords.title).waitFor();
  await restoreAgain();
  await chooseSignOut(page, writer);
  await heading(page, titleWords.auth).waitFor();
  const elsewhere = await newDeviceOf(writer);
  await elsewhere.page.goto(`/editor/${playId}`);
  await expectElements(elsewhere.page, ["Hall", "A secret. Two."]);
});

test("a session that ends during writing keeps the text, and signing in returns to it", async () => {
  const { page, context, writer } = await openOwnPlay();
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
  const device = await openOwnPlay();
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
  await dialog.getByRole("button", { name: savingNoticeWords.copyPlay }).click();
  await eventually(() => titleField(page).inputValue()).toBe(dashboardWords.copyOf({ title: "Ghosts" }));
  await waitUntilSaved(page);
  await expectElements(page, ["Hall", "A storm."]);
});
