import type { Locator, Page } from "playwright-core";
import { editorWords } from "#frontend/messages/editor.yaml";
import { frontMatterWords } from "#frontend/messages/frontMatter.yaml";
import { button } from "./signIn.ts";

export const frontMatterDialog = (page: Page): Locator => page.getByRole("dialog", { name: editorWords.frontMatter });

/** A dialog with the same title may be there before, while the code is loading. */
export async function openFrontMatter(page: Page): Promise<void> {
  await button(page, editorWords.editFrontMatter).click();
  await frontMatterDialog(page).getByRole("textbox").first().waitFor();
}

export const frontMatterField = (page: Page, name: string): Locator =>
  frontMatterDialog(page).getByRole("textbox", { name, exact: true });

/** Returns the fields of a character, by name. */
export const characterGroup = (page: Page, name: string): Locator =>
  frontMatterDialog(page).getByRole("group", { name, exact: true });

export const characterNames = (page: Page): Promise<(string | null)[]> =>
  frontMatterDialog(page)
    .getByRole("group")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("aria-label")));

export const frontMatterPages = (page: Page): Locator =>
  frontMatterDialog(page).getByRole("region", { name: frontMatterWords.pages });

export const frontMatterPage = (page: Page, number: number): Locator =>
  frontMatterPages(page).getByRole("listitem", { name: frontMatterWords.page({ number }), exact: true });
