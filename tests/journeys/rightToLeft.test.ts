import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { commandWords } from "#frontend/messages/commands.ts";
import { actionWords } from "#frontend/messages/editor.ts";
import { beginPlay, manuscript, save, titleField, typeKeys } from "./harness/editor.ts";
import { newWriter } from "./harness/people.ts";
import { newDeviceOf } from "./harness/session.ts";

const heading = "תמונה ראשונה: המטבח הגדול והחשוך של הגברת לוי";
const speeches =
  "רחל נכנסת.{Enter}{Control+5}רחל{Enter}שלום!{Enter}{Control+5}השכנה מן הרחוב השני בירושלים{Enter}ערב טוב.";

/** Runs in the page. Returns the Hebrew texts that have the wrong direction: cut off, they would lose their beginning. */
const textsInWrongDirection = (): string[] => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const isHebrew = /\p{Script=Hebrew}/u.test(text.textContent ?? "");
    if (
      isHebrew &&
      element?.checkVisibility() &&
      element.closest(".only-spoken") === null &&
      getComputedStyle(element).direction !== "rtl"
    )
      found.push(`${element.className}: ${text.textContent}`);
  }
  return found;
};

async function runCommand(page: Page, label: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill(label);
  await page.getByRole("option", { name: label }).first().click();
}

test("names and headings of a right-to-left play have its direction in every panel", async () => {
  const { page } = await newDeviceOf(await newWriter());
  await beginPlay(page);
  await typeKeys(page, `${heading}{Enter}${speeches}`);
  await titleField(page).fill("השכנה!");
  await manuscript(page).focus();
  await save(page);
  const expectDirection = async (where: string): Promise<void> =>
    expect(await page.evaluate(textsInWrongDirection), where).toEqual([]);

  await runCommand(page, actionWords.stageStrip);
  for (const panel of [actionWords.characters, actionWords.stagePanel, actionWords.notes]) {
    await runCommand(page, panel);
    await page.getByRole("complementary", { name: panel }).waitFor();
    await expectDirection(panel);
  }
  for (const board of [actionWords.indexCards, actionWords.sceneGrid, actionWords.statistics]) {
    await runCommand(page, board);
    const dialog = page.getByRole("dialog", { name: board });
    await dialog.getByText(heading).first().waitFor();
    await expectDirection(board);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: commandWords.label }).fill("תמונה");
  await page.getByRole("option", { name: heading }).waitFor();
  await expectDirection(commandWords.title);
  await page.keyboard.press("Escape");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "השכנה!" }).waitFor();
  await expectDirection("Plays");
});
