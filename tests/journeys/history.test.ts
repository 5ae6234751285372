import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { pdfText } from "#tests/support/pdfText.ts";
import { type PlayDraft, scene, setting } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, type Look, phone } from "./harness/browserDevice.ts";
import { apiOf, subscribe } from "./harness/checkout.ts";
import { downloadFrom } from "./harness/download.ts";
import { expectElements, manuscript, save, typeKeys } from "./harness/editor.ts";
import { openExportDialog } from "./harness/export.ts";
import { newWriter, type TestPerson } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const board = (page: Page) => page.getByRole("region", { name: historyWords.title, exact: true });
const inBoard = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });

async function openHistory(page: Page): Promise<void> {
  await button(page, editorWords.tools).click();
  await page.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  await board(page).waitFor();
}

async function nameCurrentText(page: Page, name: string): Promise<void> {
  await inBoard(page, historyWords.nameNow).click();
  await board(page).getByLabel(historyWords.nameLabel).fill(name);
  await inBoard(page, historyWords.saveName).click();
  await board(page)
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .waitFor();
}

/** The current text, what was deleted, and the versions, the latest first. */
const versionsOn = (page: Page): Locator =>
  board(page).getByRole("navigation", { name: historyWords.versions }).getByRole("button");

const chooseVersion = (page: Page, name: string): Promise<void> => versionsOn(page).filter({ hasText: name }).click();

const before = ["Attic", "A lamp burns.", "Hall", "Dark and cold.", "Garden", "Rain."] as const;
const after = ["Hall", "Dark and wet.", "Attic", "A lamp burns.", "Garden"] as const;

const written = [
  ...scene("Attic", setting("A lamp burns.")),
  ...scene("Hall", setting("Dark and cold.")),
  ...scene("Garden", setting("Rain.")),
];

/** Opens a play that this writer made elsewhere. */
async function openPlay(writer: TestPerson, parts: readonly PlayDraft[], look?: Look): Promise<Page> {
  const { playId } = await (await apiOf(writer)).makePlay("The Lamp", parts);
  const { page } = await newDeviceOf(writer, look);
  await page.goto(`/editor/${playId}`);
  await manuscript(page).focus();
  return page;
}

test("a writer names a draft, compares it with the text, and restores a line, a scene and the play, and undoes that after a reload", async () => {
  const writer = await newWriter();
  await subscribe(writer);
  const page = await openPlay(writer, written);
  await expectElements(page, before);
  await openHistory(page);
  await board(page).getByText(historyWords.none).first().waitFor();
  await nameCurrentText(page, "Draft 1");
  await inBoard(page, editorWords.backToText).click();

  await typeKeys(page, "{Control+Shift+Home}{ArrowLeft}");
  await manuscript(page).getByText("Rain.").click({ clickCount: 3 });
  await typeKeys(page, "{Backspace}{Backspace}");
  await manuscript(page).getByText("Dark and cold.").click();
  await typeKeys(page, "{End}{Shift+ArrowLeft}{Control+Shift+ArrowLeft}wet.{Alt+Shift+ArrowUp}");
  await expectElements(page, after);

  await openHistory(page);
  await chooseVersion(page, "Draft 1");
  await board(page)
    .getByText(/^From Draft 1 .* \(older\) to Current text \(newer\)$/)
    .waitFor();
  await board(page)
    .getByText(historyWords.changeCount({ count: 3 }))
    .waitFor();
  await board(page).getByRole("deletion").getByText("cold").waitFor();
  await board(page).getByRole("insertion").getByText("wet").waitFor();
  await board(page).getByText(historyWords.sceneMoved).waitFor();
  await inBoard(page, historyWords.nextChange).click();
  await board(page)
    .getByText(historyWords.change({ place: 1, count: 3 }))
    .waitFor();
  await expectAccessible(page);

  await inBoard(page, historyWords.restoreSpeechOf({ text: "Dark and wet." })).click();
  await expectElements(page, ["Hall", "Dark and cold.", "Attic", "A lamp burns.", "Garden"]);
  await inBoard(page, historyWords.undo).click();
  await expectElements(page, after);
  await inBoard(page, historyWords.restoreSceneNamed({ name: "Garden" })).click();
  await expectElements(page, [...after, "Rain."]);
  await inBoard(page, historyWords.restorePlay).click();
  await expectElements(page, before);
  await board(page).getByText(historyWords.same).waitFor();

  await board(page).getByLabel(historyWords.view, { exact: true }).selectOption("pages");
  await board(page).getByRole("region", { name: historyWords.pages }).getByText("A lamp burns.").waitFor();
  await inBoard(page, historyWords.exportVersion).click();
  const exporting = page.getByRole("dialog", { name: exportingWords.title, exact: true });
  await exporting.getByRole("button", { name: exportingWords.cancel, exact: true }).click();
  await inBoard(page, editorWords.backToText).click();
  await typeKeys(page, "{Control+z}{Control+z}");
  await expectElements(page, after);
  await expectMarkedPdf(page);

  await openHistory(page);
  await chooseVersion(page, "Draft 1");
  await inBoard(page, historyWords.restorePlay).click();
  await expectElements(page, before);
  await inBoard(page, editorWords.backToText).click();
  await save(page);
  await page.reload();
  await expectElements(page, before);
  await manuscript(page).focus();
  await typeKeys(page, "{Control+z}");
  await expectElements(page, after);

  await openHistory(page);
  await chooseVersion(page, "Draft 1");
  await inBoard(page, historyWords.remove).click();
  const confirming = page.getByRole("dialog", { name: historyWords.removeTitle });
  await confirming.getByRole("button", { name: historyWords.cancel }).click();
  await inBoard(page, historyWords.remove).click();
  await confirming.getByRole("button", { name: historyWords.remove }).click();
  await inBoard(page, historyWords.nameNow).waitFor();
  expect(
    await board(page)
      .getByRole("button", { name: /^Draft 1/ })
      .count(),
  ).toBe(0);
});

/** What has changed since the first draft is marked in a PDF, on blue paper. */
async function expectMarkedPdf(page: Page): Promise<void> {
  const dialog = await openExportDialog(page);
  await dialog.getByRole("checkbox", { name: exportingWords.marks, exact: true }).check();
  await dialog
    .getByRole("combobox", { name: exportingWords.marksSince })
    .getByText("Draft 1")
    .waitFor({ state: "attached" });
  await dialog.getByRole("combobox", { name: exportingWords.marksPaper }).selectOption("blue");
  const changed = dialog.getByRole("listitem", { name: exportingWords.coloredPageLabel({ number: 2, color: "blue" }) });
  await changed.getByText("*", { exact: true }).first().waitFor();
  await expectAccessible(page);
  const save = dialog.getByRole("button", { name: exportingWords.exportFile, exact: true });
  const { name, bytes } = await downloadFrom(page, () => save.click());
  expect(name).toContain(exportingWords.marksFile);
  const printed = await pdfText(new Uint8Array(bytes));
  expect(printed).toContain("/Artifact <</Type /Background");
  expect(printed).toMatch(/(^|\s)\*(\s|$)/m);
}

const long = "The lamp burns on and on. ".repeat(20).trim();

/** Deletes the whole play. */
const deleteAll = (page: Page): Promise<void> => typeKeys(page, "{Control+a}{Backspace}");

test("on the free plan, a writer learns what has named versions, gets a deleted text back, or says it was meant to go", async () => {
  const page = await openPlay(await newWriter(), scene("Attic", setting(long)), phone);
  await button(page, editorWords.more).click();
  await page.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  await inBoard(page, historyWords.options).click();
  await inBoard(page, historyWords.nameNow).click();
  await board(page).getByLabel(historyWords.nameLabel).fill("Draft 1");
  await inBoard(page, historyWords.saveName).click();
  await board(page)
    .getByText(/included in the Writer plan/)
    .waitFor();
  await inBoard(page, editorWords.backToText).click();

  await manuscript(page).focus();
  // The editor counts the words when the browser is idle. What asked for that earlier runs earlier.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await deleteAll(page);
  await expectElements(page, [""]);
  await button(page, historyWords.restoreText).click();
  await expectElements(page, ["Attic", long]);

  await manuscript(page).focus();
  await deleteAll(page);
  await button(page, historyWords.leaveIt).focus();
  await typeKeys(page, "{Enter}Hall");
  await expectElements(page, ["Hall"]);
  await page.context().setOffline(true);
  await button(page, editorWords.more).click();
  await page.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  await inBoard(page, historyWords.tryAgain).waitFor();
  await expectAccessible(page);
  expect(await button(page, historyWords.leaveIt).count()).toBe(0);
  await page.context().setOffline(false);
  await inBoard(page, historyWords.tryAgain).click();
  await board(page).getByRole("slider", { name: historyWords.moment, exact: true }).focus();
  await eventually(async () => {
    await typeKeys(page, "{ArrowLeft}");
    // It's loaded once the slider rests.
    await page.waitForTimeout(500);
    return board(page).getByRole("deletion").getByText("The lamp burns on and on.").isVisible();
  }).toBe(true);
  await board(page)
    .getByRole("button", { name: /^Versions: / })
    .click();
  await inBoard(page, historyWords.deleted).click();
  await board(page).getByRole("listitem").filter({ hasText: "The lamp burns on and on." }).getByText("Attic").waitFor();
});
