import type { Locator, Page } from "playwright-core";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";
import { eventually } from "./browserDevice.ts";
import { manuscript } from "./editor.ts";
import { button, heading } from "./signIn.ts";

export async function openShelf(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await heading(page, words.title).waitFor();
}

/** A play in the play list, by title. */
export const playOnShelf = (page: Page, title: string): Locator => page.getByRole("link", { name: title, exact: true });

/** Simulates returning to the window, which reloads the play list. */
export const lookAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** The titles in the play list, in order. */
export const titlesOnShelf = (page: Page): Promise<string[]> =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

/**
 * Opens a play from the play list. Reloads the list until it shows the play, because a title appears a moment after its
 * text.
 */
export async function openFromShelf(page: Page, title: string): Promise<void> {
  await eventually(async () => {
    const isThere = (await playOnShelf(page, title).count()) > 0;
    if (!isThere) await lookAgain(page);
    return isThere;
  }).toBe(true);
  await playOnShelf(page, title).click();
  await manuscript(page).waitFor();
}

/** Chooses from a play's menu. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await button(page, words.actionsOf(title)).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Opens the dialog for a new play, from wherever the play list offers it. */
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

/** Gives the play list a file to import. */
export async function bring(page: Page, file: Upload): Promise<void> {
  const dialog = await askForNewPlay(page);
  await dialog.getByLabel(words.chooseFile).setInputFiles(file);
}
