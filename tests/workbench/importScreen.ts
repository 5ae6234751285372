import type { Locator, Page } from "playwright-core";
import { importingWords } from "#frontend/messages/importing.yaml";
import type { Upload } from "../journeys/harness/playList.ts";
import { button } from "../journeys/harness/signIn.ts";

export const textUpload = (name: string, text: string): Upload => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

export const importPreview = (page: Page): Locator => page.getByRole("region", { name: importingWords.preview });

/** The choice of what a group of paragraphs is. */
export const elementOfGroup = (page: Page, description: string): Locator =>
  page.getByRole("combobox", { name: importingWords.element({ description }), exact: true });

/** What the choice of a group shows. */
export const shownElement = (page: Page, description: string): Promise<string> =>
  elementOfGroup(page, description).locator("option:checked").innerText();

/** A file's button in the import queue. */
export const queuedUpload = (page: Page, name: string, state: keyof typeof importingWords.states): Locator =>
  button(page, importingWords.file({ name, state: importingWords.states[state] }));

export const importedTitle = (page: Page): Locator => page.getByRole("textbox", { name: importingWords.titleLabel });

/** Reads a number of what was recognized. */
export const recognizedCount = (page: Page, name: string): Promise<string> =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]").innerText();

const onePlay = (title: string): string =>
  `${title}\n\nCHARACTERS\n\nIDA\n\nTOM\n\n${"IDA: Who calls?\n\nTOM: I do.\n\n".repeat(4)}`;

/** A file with a short play for each title. */
export const collectionUpload = (name: string, titles: readonly string[]): Upload =>
  textUpload(name, titles.map(onePlay).join("\nEND OF PLAY\n\n"));
