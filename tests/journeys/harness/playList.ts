import type { Locator, Page } from "playwright-core";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { importingWords } from "#frontend/messages/importing.yaml";
import { eventually } from "./browserDevice.ts";
import { manuscript } from "./editor.ts";
import { button, heading } from "./signIn.ts";

export async function openPlayList(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await heading(page, dashboardWords.title).waitFor();
}

/** Returns a play's link in the play list, by title. */
export const playLink = (page: Page, title: string): Locator => page.getByRole("link", { name: title, exact: true });

/** Simulates returning to the window, which reloads the play list. */
export const returnToWindow = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** Returns the titles in the play list, in order. */
export const playTitles = (page: Page): Promise<string[]> =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

/**
 * Opens a play from the play list. Reloads the list every second until it shows the play, because a title appears a
 * moment after its text. A reload cancels the one before.
 */
export async function openFromPlayList(page: Page, title: string): Promise<void> {
  const link = playLink(page, title);
  const isListed = () =>
    link.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  await eventually(async () => {
    if (await isListed()) return true;
    await returnToWindow(page);
    return false;
  }).toBe(true);
  await link.click();
  await manuscript(page).waitFor();
}

/** Chooses an item from a play's menu. */
export async function choosePlayAction(page: Page, title: string, item: string): Promise<void> {
  await button(page, dashboardWords.actionsOf({ title })).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Opens the dialog for a new play, from wherever the play list offers it. */
export async function openNewPlayDialog(page: Page): Promise<Locator> {
  await button(page, dashboardWords.newPlay).or(button(page, dashboardWords.emptyOther)).click();
  const dialog = page.getByRole("dialog", { name: dashboardWords.newPlayTitle });
  await dialog.waitFor();
  return dialog;
}

export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Chooses files to import, which opens the import screen. */
export async function chooseFiles(page: Page, ...files: readonly Upload[]): Promise<void> {
  const dialog = await openNewPlayDialog(page);
  await dialog.getByLabel(dashboardWords.chooseFile).setInputFiles([...files]);
}

/** Imports a file from the play list as it was recognized. Its play opens in the editor. */
export async function importFile(page: Page, file: Upload): Promise<void> {
  await chooseFiles(page, file);
  await button(page, importingWords.add).click();
}
