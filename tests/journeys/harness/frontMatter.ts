import type { Locator, Page } from "playwright-core";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { button } from "./signIn.ts";

export const frontMatterBoard = (page: Page): Locator =>
  page.getByRole("region", { name: editorWords.frontMatter, exact: true });

/** It has its fields a moment after its title. */
export async function openFrontMatter(page: Page): Promise<void> {
  await button(page, editorWords.editFrontMatter).click();
  await frontMatterBoard(page).getByRole("textbox").first().waitFor();
}

export const frontMatterField = (page: Page, name: string): Locator =>
  frontMatterBoard(page).getByRole("textbox", { name, exact: true });

/** Returns the fields of a character, by name. */
export const characterGroup = (page: Page, name: string): Locator =>
  frontMatterBoard(page).getByRole("group", { name, exact: true });

export const characterNames = (page: Page): Promise<(string | null)[]> =>
  frontMatterBoard(page)
    .getByRole("group")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("aria-label")));

export const frontMatterPages = (page: Page): Locator =>
  frontMatterBoard(page).getByRole("region", { name: frontMatterWords.pages });

export const frontMatterPage = (page: Page, number: number): Locator =>
  frontMatterPages(page).getByRole("listitem", { name: frontMatterWords.page({ number }), exact: true });
