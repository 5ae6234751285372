import type { Page } from "playwright-core";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { runAction } from "../journeys/harness/editor.ts";

/** The version history of the play that's open, and what's in it. */
export const board = (page: Page) => page.getByRole("region", { name: historyWords.title, exact: true });
export const inBoard = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });
export const slider = (page: Page) => board(page).getByRole("slider", { name: historyWords.moment, exact: true });
export const passages = (page: Page) => board(page).getByRole("region", { name: historyWords.deletedPassages });
export const passage = (page: Page, text: string) => passages(page).getByRole("listitem").filter({ hasText: text });

export async function openHistory(page: Page): Promise<void> {
  await runAction(page, actionWords.history);
  await slider(page).waitFor();
}

export async function backToText(page: Page): Promise<void> {
  await inBoard(page, editorWords.backToText).click();
  await board(page).waitFor({ state: "detached" });
}
