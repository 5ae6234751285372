import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords, frontWords } from "#frontend/messages/editor.yaml";
import { noteWords } from "#frontend/messages/notes.yaml";
import { shellWords } from "#frontend/messages/shell.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { type BrowserDevice, eventually, type Look } from "./harness/browserDevice.ts";
import { beginPlay, expectElements, manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";
import { button } from "./harness/signIn.ts";

/** Opens a new play as a new writer. */
async function openNewPlay(look?: Look): Promise<BrowserDevice> {
  const device = await newDeviceOf(await newWriter(), look);
  await beginPlay(device.page);
  return device;
}

test("marks, notes and the title page, which shares its title with the top bar, are there after a reload", async () => {
  const { page } = await openNewPlay();
  await typeKeys(
    page,
    "Hall{Enter}{Control+b}Loud{Control+b} and {Control+i}soft{Control+i} and {Control+u}low{Control+u}.",
  );
  const marked = async () => [
    await manuscript(page).getByRole("strong").allTextContents(),
    await manuscript(page).getByRole("emphasis").allTextContents(),
  ];
  expect(await marked()).toEqual([["Loud"], ["soft"]]);
  const notes = page.getByRole("complementary", { name: actionWords.notes });
  await typeKeys(page, "{Control+Alt+m}");
  await notes.getByRole("textbox", { name: noteWords.field }).fill("How loud?");
  await typeKeys(page, "{Control+Enter}");
  const line = await fillTitlePage(page);
  await save(page);
  await page.reload();
  await expectElements(page, ["Hall", "Loud and soft and low."]);
  expect(await marked()).toEqual([["Loud"], ["soft"]]);
  await manuscript(page).getByRole("button", { name: "How loud?" }).click();
  await notes.getByRole("listitem").filter({ hasText: "How loud?" }).waitFor();
  await eventually(() => line(frontWords.contact).inputValue()).toBe("12 Row\nYork");
  expect(await line(frontWords.authors).inputValue()).toBe("Ruth Amber");
  expect(await titleField(page).inputValue()).toBe("Ghost Lamp");
});

/** Writes the title page in place, and returns its fields by name. */
async function fillTitlePage(page: Page) {
  const sheet = page.getByRole("region", { name: editorWords.titlePage });
  const line = (name: string) => sheet.getByRole("textbox", { name, exact: true });
  const words = {
    title: "Ghost Light",
    subtitle: "A watch",
    authors: "Ruth Amber",
    draftDate: "2nd",
    contact: "12 Row\nYork",
  };
  for (const [field, text] of Object.entries(words)) await line(frontWords[field as keyof typeof words]).fill(text);
  await eventually(() => titleField(page).inputValue()).toBe("Ghost Light");
  await titleField(page).fill("Ghost Lamp");
  await eventually(() => line(frontWords.title).inputValue()).toBe("Ghost Lamp");
  return line;
}

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

const widthOf = async (page: Page): Promise<number> => (await manuscript(page).boundingBox())?.width ?? 0;

test("the theme is light and pages have their actual size until that's changed, and then stays changed", async () => {
  const { page } = await openNewPlay({ colorScheme: "dark" });
  expect(await themeOf(page)).toBe("light");
  const width = await widthOf(page);
  await button(page, viewWords.menu).click();
  await page.getByRole("menuitem", { name: viewWords.zoomIn }).click();
  await eventually(() => widthOf(page)).toBeCloseTo(width * 1.1, 0);
  await button(page, viewWords.menu).click();
  await page.getByRole("menuitemcheckbox", { name: shellWords.dark, exact: true }).click();
  expect(await themeOf(page)).toBe("dark");
  await page.reload();
  await eventually(() => widthOf(page)).toBeCloseTo(width * 1.1, 0);
  await page.getByText(viewWords.zoom({ percent: 110 })).waitFor();
  await button(page, viewWords.menu).click();
  await page.getByRole("menuitemcheckbox", { name: shellWords.dark, exact: true, checked: true }).waitFor();
  expect(await themeOf(page)).toBe("dark");
  await page.goto("/about");
  expect(await themeOf(page)).toBe("dark");
});
