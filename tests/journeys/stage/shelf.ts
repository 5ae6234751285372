import type { Locator, Page } from "playwright-core";
import { dashboardWords as words } from "#frontend/words/dashboard.ts";
import { manuscript } from "./desk.ts";
import { eventually } from "./device.ts";
import { button, heading } from "./doors.ts";

export async function openShelf(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await heading(page, words.title).waitFor();
}

/** A play on the shelf, by its title. */
export const playOnShelf = (page: Page, title: string): Locator => page.getByRole("link", { name: title, exact: true });

/** As when one comes back to the window: the shelf is read anew. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** The titles on the shelf, as they stand. */
export const titlesOnShelf = (page: Page): Promise<string[]> =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

/** Opens a play from the shelf, which is looked at again until it shows the play: its title comes a moment after its words. */
export async function openFromShelf(page: Page, title: string): Promise<void> {
  await eventually(async () => {
    const isThere = (await playOnShelf(page, title).count()) > 0;
    if (!isThere) await lookAgain(page);
    return isThere;
  }).toBe(true);
  await playOnShelf(page, title).click();
  await manuscript(page).waitFor();
}

/** Chooses from the menu of a play. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await button(page, words.actionsOf(title)).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Opens the dialog for a new play, from wherever the shelf offers it. */
export async function askForNewPlay(page: Page): Promise<Locator> {
  await button(page, words.newPlay).or(button(page, words.emptyOther)).click();
  const dialog = page.getByRole("dialog", { name: words.newPlayTitle });
  await dialog.waitFor();
  return dialog;
}

export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Gives the shelf a file to import. */
export async function bring(page: Page, file: Upload): Promise<void> {
  const dialog = await askForNewPlay(page);
  await dialog.getByLabel(words.chooseFile).setInputFiles(file);
}
