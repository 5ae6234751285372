import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { textOf } from "#domain/play/play.ts";
import { plans, planWith } from "#domain/subscription/plans.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { describePageCount } from "#frontend/messages/pageCount.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { downloadFrom } from "../journeys/harness/download.ts";
import { chooseFormat, openExportDialog, saveAs } from "../journeys/harness/export.ts";
import { linesOfPdf } from "../journeys/harness/pdf.ts";
import { exportedContent, exportedPlay, exportedTitle, readExported, saveExport, tickOption } from "./exportedPlay.ts";
import { openEditor } from "./openEditor.ts";

test("on the free plan, the dialog says which plan has sides", async () => {
  const { page } = await openEditor(exportedPlay);
  const free = await openExportDialog(page);
  await free.getByText(exportingWords.sidesLocked({ plan: plans[planWith("sides")].name })).waitFor();
  expect(await free.getByRole("radio", { name: exportingWords.sides }).isDisabled()).toBe(true);
  expect(await free.getByRole("link", { name: exportingWords.seePlans }).getAttribute("href")).toBe("/pricing");
  await expectAccessible(page);
});

test("one character's sides have the speeches with the words before them, and nobody else's scenes", async () => {
  const { page } = await openEditor(exportedPlay, { ...desktop, tier: "writer" });
  const dialog = await openExportDialog(page);
  await chooseFormat(dialog, "fountain");
  await dialog.getByRole("radio", { name: exportingWords.sides }).check();
  await dialog.getByRole("combobox", { name: exportingWords.character, exact: true }).selectOption("NORA");
  await dialog.getByRole("region", { name: exportingWords.preview }).getByText("Who is there in the dark?").waitFor();
  const sides = await saveExport(page, dialog);
  expect(sides.name).toBe(`${exportedTitle} (sides for NORA).fountain`);
  expect((await readExported(sides)).blocks.map(textOf)).toEqual([
    "Act One",
    "Scene 1",
    "TOM",
    "Who is there in the dark?",
    "NORA",
    "It is only Nora.",
    "Act Two",
    "Scene 1",
    "ANN",
    "We begin again.",
    "NORA",
    "We begin.",
  ]);
});

test("a PDF of one scene has the page numbers of the whole play, and the watermark", async () => {
  const { page } = await openEditor(exportedPlay);
  const dialog = await openExportDialog(page);
  await chooseFormat(dialog, "pdf");
  await dialog.getByRole("radio", { name: exportingWords.headings }).check();
  await dialog.getByRole("checkbox", { name: "Act Two" }).check();
  await dialog.getByRole("textbox", { name: exportingWords.watermark }).fill("DRAFT");
  await dialog.getByRole("checkbox", { name: exportingWords.options.titlePage, exact: true }).uncheck();
  await dialog.getByRole("checkbox", { name: exportingWords.options.characterPage, exact: true }).uncheck();
  await dialog.getByText(describePageCount({ pages: 1, sheets: 1 }), { exact: true }).waitFor();
  const preview = dialog.getByRole("region", { name: exportingWords.preview });
  await preview.getByText("II-1-2", { exact: true }).waitFor();
  await preview.getByText("DRAFT", { exact: true }).waitFor();
  const content = await exportedContent(await saveExport(page, dialog));
  expect(content).toContain("II-1-2");
  expect(content).toContain("DRAFT");
  expect(content).toContain("We begin again.");
  expect(content).not.toContain("Good night.");
});

test("the whole dialog works with the keyboard alone", async () => {
  const { page } = await openEditor(exportedPlay);
  await page.getByRole("button", { name: editorWords.export, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: exportingWords.title });
  await dialog.waitFor();
  const format = dialog.getByRole("combobox", { name: exportingWords.format, exact: true });
  await tabTo(page, format);
  await page.keyboard.type("Fountain");
  await expectValue(format, "fountain");
  const notes = dialog.getByRole("checkbox", { name: exportingWords.options.notes, exact: true });
  await tabTo(page, notes);
  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("region", { name: exportingWords.preview }));
  await tabTo(page, dialog.getByRole("button", { name: exportingWords.exportFile, exact: true }));
  const file = await downloadFrom(page, () => page.keyboard.press("Enter"));
  expect(file.bytes.toString()).toContain("[[Ask Mara Voss about the lamp.]]");
  await dialog.waitFor({ state: "hidden" });
  await openExportDialog(page);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 30 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  expect(await isFocused()).toBe(true);
}

const expectValue = (field: Locator, value: string): Promise<void> => eventually(() => field.inputValue()).toBe(value);

test("the dialog fits a phone of 360 pixels, is accessible, and exports", async () => {
  const { page } = await openEditor(exportedPlay, { ...phone, viewport: { width: 360, height: 740 } });
  await page.getByRole("button", { name: editorWords.more, exact: true }).click();
  await page.getByRole("menuitem", { name: editorWords.exportFile }).click();
  const dialog = page.getByRole("dialog", { name: exportingWords.title });
  const preview = dialog.getByRole("region", { name: exportingWords.preview });
  await preview.getByText("THE LAMP", { exact: true }).waitFor();
  await tickOption(dialog, exportingWords.blind);
  expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  const file = await downloadFrom(page, () => saveAs(dialog, "plain text"));
  expect(file.name).toBe(`${exportedTitle} (${exportingWords.blindFile}).txt`);
});

test("an acting edition is exported as a booklet, two pages to a side", async () => {
  const { page } = await openEditor(exportedPlay);
  const dialog = await openExportDialog(page);
  const booklet = dialog.getByRole("checkbox", { name: exportingWords.booklet });
  expect(await booklet.count()).toBe(0);
  await dialog.getByRole("combobox", { name: exportingWords.layout }).selectOption("acting-edition");
  await booklet.check();
  const { name, bytes } = await downloadFrom(page, () => saveAs(dialog, "pdf"));
  expect(name).toBe("The Lamp (booklet).pdf");
  for (const { size } of await linesOfPdf(new Uint8Array(bytes))) expect(size).toEqual([792, 612]);
  expect(await (await openExportDialog(page)).getByRole("checkbox", { name: exportingWords.booklet }).isChecked()).toBe(
    true,
  );
});
