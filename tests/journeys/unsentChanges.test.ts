import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { deviceWords } from "#frontend/messages/devices.yaml";
import { editorWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { savingNoticeWords } from "#frontend/messages/savingNotices.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { titleWords } from "#frontend/messages/titles.yaml";
import { expectAccessible } from "./harness/access.ts";
import { type BrowserDevice, eventually } from "./harness/browserDevice.ts";
import {
  expectElements,
  manuscript,
  titleField,
  typeKeys,
  waitUntilOnDevice,
  waitUntilSaved,
} from "./harness/editor.ts";
import { blockApi } from "./harness/network.ts";
import { openOnlyPlay } from "./harness/onlyPlay.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { openFromPlayList, openPlayList } from "./harness/playList.ts";
import { installClock, newDeviceOf } from "./harness/session.ts";
import { button, chooseSignOut, heading, signInOnPage, submitSignIn } from "./harness/signIn.ts";

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
  const { page, context, writer, playId } = await openOnlyPlay();
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
  const { page, context, writer } = await openOnlyPlay();
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
  const device = await openOnlyPlay();
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
