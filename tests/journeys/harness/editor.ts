import type { Page } from "playwright-core";
import type { BlockKind } from "#domain/play/play.ts";
import { commandWords } from "#frontend/messages/commands.yaml";
import { editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { savingWords } from "#frontend/messages/saving.yaml";
import { eventually } from "./browserDevice.ts";

export const manuscript = (page: Page) => page.getByRole("textbox", { name: editorWords.manuscript, exact: true });

export const titleField = (page: Page) => page.getByRole("textbox", { name: editorWords.title, exact: true });

/** Returns the text of the manuscript, element by element, also while a board covers it. */
export const elements = (page: Page): Promise<string[]> =>
  anyManuscript(page).getByRole("paragraph", { includeHidden: true }).allTextContents();

const anyManuscript = (page: Page) =>
  page.getByRole("textbox", { name: editorWords.manuscript, exact: true, includeHidden: true });

/** Waits until the manuscript contains exactly these elements. */
export const expectElements = async (page: Page, wanted: readonly string[]): Promise<void> => {
  await anyManuscript(page).waitFor({ state: "attached" });
  await eventually(() => elements(page)).toEqual(wanted);
};

/** Opens a new play, with the cursor in the first line of the manuscript. */
export async function openNewPlay(page: Page): Promise<void> {
  await page.goto("/editor/new");
  await manuscript(page).waitFor();
  await manuscript(page).focus();
}

/** Opens a new play that begins with the heading of a scene, ready for its first word. */
export async function beginPlay(page: Page): Promise<void> {
  await openNewPlay(page);
  await page.keyboard.press("Control+2");
}

/** The status bar says that the cursor is in an element of this kind. */
export const waitForKind = (page: Page, kind: BlockKind): Promise<void> => elementButton(page, kind).waitFor();

const elementButton = (page: Page, kind: BlockKind) =>
  page.getByRole("button", { name: `${editorWords.element}: ${kindWords[kind]}`, exact: true });

/**
 * Puts the cursor at the end, in an element of this kind. Retries, because a tab that was just brought to the front may
 * still be settling.
 */
export const pressEnd = (page: Page, kind: BlockKind): Promise<void> =>
  eventually(async () => {
    await page.keyboard.press("Control+End");
    return elementButton(page, kind).isVisible();
  }).toBe(true);

/** Types text and keys; keys are written as `{Enter}`. */
export async function typeKeys(page: Page, text: string): Promise<void> {
  for (const part of text.split(/(\{[^}]+\})/)) {
    if (part.startsWith("{")) await page.keyboard.press(asOnKeyboard(part.slice(1, -1)));
    else if (part) await page.keyboard.type(part);
  }
}

/** With Shift, a keyboard sends the capital letter. */
const asOnKeyboard = (keys: string): string =>
  keys.replace(/Shift\+([a-z])$/, (pressed) => pressed.slice(0, -1) + pressed.slice(-1).toUpperCase());

/** Runs an action from the command list. */
export async function runAction(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill(label);
  await page.getByRole("option", { name: label }).first().click();
}

export const waitUntilSaved = (page: Page): Promise<void> =>
  page.getByText(savingWords.saved, { exact: true }).waitFor();

/** Waits until the editor says that changes wait on this device. On phones, it says so in fewer words. */
export const waitUntilOnDevice = (page: Page): Promise<void> =>
  page.getByText(savingWords.onDevice, { exact: true }).waitFor();

/** Waits until everything written is on the device. Before that, the browser asks for confirmation on leaving. */
export const waitUntilStored = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })))).toBe(
    true,
  );

/** Saves everything written so far. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await waitUntilSaved(page);
}
