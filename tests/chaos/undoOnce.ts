import type { Page } from "playwright-core";
import { elements, manuscript } from "#tests/journeys/harness/editor.ts";

/** What undo and redo did in a play that was opened again. */
export interface UndoneOnce {
  /** The text after undo. It's as before if there was nothing to undo. */
  readonly undone: string;
  /** The text after as many redos as there were undos. */
  readonly redone: string;
}

/** A step may change only the kind of an element: then undo goes on. */
const maxUndos = 3;

export const shownText = async (page: Page): Promise<string> => (await elements(page)).join("\n");

/** Takes the last change of the text back, and makes it again. */
export async function undoOnce(page: Page): Promise<UndoneOnce> {
  await manuscript(page).focus();
  const before = await shownText(page);
  let undone = before;
  let undos = 0;
  for (; undone === before && undos < maxUndos; undos++) {
    await page.keyboard.press("Control+z");
    undone = await shownText(page);
  }
  for (let redos = 0; redos < undos; redos++) await page.keyboard.press("Control+y");
  return { undone, redone: await shownText(page) };
}
