import type { Locator, Page } from "playwright-core";
import { formats, type WritableId } from "#domain/play/formats/formats.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { type Downloaded, downloadFrom } from "./download.ts";
import { button } from "./signIn.ts";

/** Opens the export dialog from the editor's bar. */
export async function openExportDialog(page: Page): Promise<Locator> {
  await button(page, editorWords.export).click();
  await page.getByRole("menuitem", { name: editorWords.exportFile }).click();
  const dialog = page.getByRole("dialog", { name: exportingWords.title });
  await dialog.waitFor();
  return dialog;
}

/** Selects a format and presses the button of the dialog. */
export async function saveAs(dialog: Locator, format: WritableId): Promise<void> {
  await chooseFormat(dialog, format);
  await dialog.getByRole("button", { name: exportingWords.exportFile, exact: true }).click();
}

export async function chooseFormat(dialog: Locator, format: WritableId): Promise<void> {
  await dialog.getByRole("combobox", { name: exportingWords.format, exact: true }).selectOption(format);
}

/** Exports the play in a format and downloads the file. */
export async function exportAs(page: Page, format: WritableId): Promise<Downloaded> {
  const dialog = await openExportDialog(page);
  return downloadFrom(page, () => saveAs(dialog, format));
}

/** With its period. */
export const extensionOf = (format: WritableId): string => formats.find(({ id }) => id === format)?.extensions[0] ?? "";
