import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { pdfText } from "#tests/support/pdfText.ts";
import { expectAccessible } from "./harness/access.ts";
import { eventually, phone } from "./harness/browserDevice.ts";
import { subscribe } from "./harness/checkout.ts";
import { downloadFrom } from "./harness/download.ts";
import { beginPlay, expectElements, manuscript, save, typeKeys } from "./harness/editor.ts";
import { openExportDialog } from "./harness/export.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

const board = (page: Page) => page.getByRole("dialog", { name: historyWords.title, exact: true });
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

const chooseVersion = (page: Page, name: string): Promise<void> =>
  board(page)
    .getByRole("navigation", { name: historyWords.versions })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

const before = ["Attic", "A lamp burns.", "Hall", "Dark and cold.", "Garden", "Rain."] as const;
const after = ["Hall", "Dark and wet.", "Attic", "A lamp burns.", "Garden"] as const;

test("a writer names a draft, compares it with the text, and restores a line, a scene and the play", async () => {
  const writer = await newWriter();
  await subscribe(writer);
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}A lamp burns.{Enter}{Control+2}Hall{Enter}Dark and cold.");
  await typeKeys(page, "{Enter}{Control+2}Garden{Enter}Rain.");
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
  await inBoard(page, historyWords.next).click();
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

  await board(page).getByLabel(historyWords.show, { exact: true }).selectOption("pages");
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

test("the text that a restored version replaced is a version, also after a reload", async () => {
  const writer = await newWriter();
  await subscribe(writer);
  const { page } = await newDeviceOf(writer);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}A lamp burns.");
  await openHistory(page);
  await nameCurrentText(page, "Draft 1");
  await inBoard(page, editorWords.backToText).click();
  await typeKeys(page, "{Control+End}{Enter}Rain.");
  await openHistory(page);
  await chooseVersion(page, "Draft 1");
  await inBoard(page, historyWords.restorePlay).click();
  await expectElements(page, ["Attic", "A lamp burns."]);
  await inBoard(page, editorWords.backToText).click();
  await save(page);
  await page.reload();
  await expectElements(page, ["Attic", "A lamp burns."]);
  await openHistory(page);
  const kept = board(page).getByRole("navigation", { name: historyWords.versions }).getByRole("button");
  await eventually(() => kept.count()).toBe(3);
  await kept.filter({ hasNotText: "Draft 1" }).last().click();
  await inBoard(page, historyWords.restorePlay).click();
  await expectElements(page, ["Attic", "A lamp burns.", "Rain."]);
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

/** The editor looks at the play a second after a change, when the browser is idle. */
const watchedMs = 2_000;

test("on the free plan, a writer learns which plan has named versions, and gets a deleted text back", async () => {
  const { page } = await newDeviceOf(await newWriter(), phone);
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}A lamp burns.");
  await button(page, editorWords.more).click();
  await page.getByRole("menu").getByText(actionWords.history, { exact: true }).click();
  await inBoard(page, historyWords.nameNow).click();
  await board(page).getByLabel(historyWords.nameLabel).fill("Draft 1");
  await inBoard(page, historyWords.saveName).click();
  await board(page)
    .getByText(/included in the Writer plan/)
    .waitFor();
  await inBoard(page, editorWords.backToText).click();

  const speech = "The lamp burns on and on. ".repeat(20).trim();
  await manuscript(page).focus();
  await typeKeys(page, "{Control+End}{Enter}");
  await page.keyboard.insertText(speech);
  await save(page);
  await page.waitForTimeout(watchedMs);
  await typeKeys(page, "{Control+a}{Backspace}");
  await expectElements(page, [""]);
  await button(page, historyWords.restoreText).click();
  await expectElements(page, ["Attic", "A lamp burns.", speech]);
});

test("after a writer says that a deletion was meant, typing goes on, and it isn't counted again", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, "Attic{Enter}");
  await page.keyboard.insertText("The lamp burns on and on. ".repeat(20).trim());
  await save(page);
  await page.waitForTimeout(watchedMs);
  await typeKeys(page, "{Control+a}{Backspace}");
  await button(page, historyWords.leaveIt).focus();
  await typeKeys(page, "{Enter}Hall");
  await expectElements(page, ["Hall"]);
  await page.waitForTimeout(watchedMs);
  await typeKeys(page, "{Control+a}{Backspace}");
  await page.waitForTimeout(watchedMs);
  expect(await button(page, historyWords.leaveIt).count()).toBe(0);
});

test("without a connection, the history says so and loads when the writer tries again", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, "Attic");
  await save(page);
  // Its code loads with its first use.
  await openHistory(page);
  await board(page).getByText(historyWords.none).first().waitFor();
  await inBoard(page, editorWords.backToText).click();
  await page.context().setOffline(true);
  await openHistory(page);
  await inBoard(page, historyWords.tryAgain).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await inBoard(page, historyWords.tryAgain).click();
  await board(page).getByText(historyWords.none).first().waitFor();
});
