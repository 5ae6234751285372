import type { Locator, Page } from "playwright-core";
import type { Play } from "#domain/play/play.ts";
import { editorWords } from "#frontend/messages/editor.yaml";
import { pageLayoutWords } from "#frontend/messages/pageLayout.yaml";
import { linesCompared, linesOnPaper, linesOnScreen } from "#tests/support/lineEnds.ts";
import { eventually } from "./browserDevice.ts";
import { button } from "./signIn.ts";

export const pageLayoutDialog = (page: Page): Locator => page.getByRole("dialog", { name: pageLayoutWords.title });

export async function openPageLayout(page: Page, menu: string = editorWords.tools): Promise<Locator> {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: pageLayoutWords.item }).click();
  const dialog = pageLayoutDialog(page);
  await dialog.waitFor();
  return dialog;
}

/** Returns the choice of a layout in the dialog, whose name is followed by a description. */
export const layoutChoice = (page: Page, name: string): Locator =>
  pageLayoutDialog(page).getByRole("radio", { name: new RegExp(`^${name}`) });

/** Returns the choice of a paper in the dialog, whose name is followed by its size. */
export const paperChoice = (page: Page, name: string): Locator =>
  pageLayoutDialog(page).getByRole("button", { name: new RegExp(`^${name},`) });

/** Waits until lines end on the screen where they end on paper. */
export async function expectLines(page: Page, one: Play): Promise<void> {
  const paper = linesOnPaper(one);
  await eventually(async () => linesCompared(await page.evaluate(linesOnScreen), paper)).toEqual(paper);
}
