import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, runAction, save, typeKeys } from "../journeys/harness/editor.ts";
import { openEditor } from "./openEditor.ts";

const board = (page: Page) => page.getByRole("dialog", { name: historyWords.title, exact: true });
const inBoard = (page: Page, name: string) => board(page).getByRole("button", { name, exact: true });
const slider = (page: Page) => board(page).getByRole("slider", { name: historyWords.moment, exact: true });

const openHistory = async (page: Page): Promise<void> => {
  await runAction(page, actionWords.history);
  await slider(page).waitFor();
};

const lamp = "The lamp on the pier has burned all night and nobody came to put it out.";

/** Writes two lines below the setting and deletes the first of them. Each change is saved by itself. */
async function writeAndDelete(page: Page): Promise<void> {
  await typeKeys(page, `{Control+End}{Enter}${lamp}`);
  await save(page);
  await typeKeys(page, "{Enter}{Enter}Rain.");
  await save(page);
  await manuscript(page).getByText(lamp).click({ clickCount: 3 });
  await typeKeys(page, "{Backspace}{Backspace}");
  await save(page);
  await expectElements(page, ["Attic", "Dark.", "Rain."]);
}

test("a writer goes back to the moment before a paragraph was deleted, with the keyboard alone, and restores it", async () => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))));
  await writeAndDelete(page);
  await openHistory(page);
  await slider(page).focus();
  await typeKeys(page, "{ArrowLeft}");
  await eventually(() => slider(page).getAttribute("aria-valuetext")).toMatch(/\d+:\d+:\d+/);
  for (let left = 0; left < 6 && !(await board(page).getByRole("deletion").getByText("lamp").isVisible()); left++) {
    await typeKeys(page, "{ArrowLeft}");
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: "/tmp/shots/slider.png" });
  await expectAccessible(page);
  await inBoard(page, historyWords.restoreMoment).focus();
  await typeKeys(page, "{Enter}");
  await board(page).getByText(historyWords.restored).waitFor();
  await inBoard(page, editorWords.backToText).click();
  await manuscript(page).getByText(lamp).waitFor();
});

test.each([
  ["phone-light", { ...phone, viewport: { width: 360, height: 740 }, theme: "light" }],
  ["phone-dark", { ...phone, viewport: { width: 360, height: 740 }, theme: "dark" }],
  ["laptop-dark", { ...desktop, theme: "dark" }],
] as const)("shots %s", async (name, look) => {
  const { page } = await openEditor(play(scene("Attic", setting("Dark."))), look);
  await writeAndDelete(page);
  await openHistory(page);
  await page.screenshot({ path: `/tmp/shots/${name}-now.png` });
  await slider(page).focus();
  await typeKeys(page, "{ArrowLeft}");
  await page.waitForTimeout(800);
  await typeKeys(page, "{ArrowLeft}");
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/shots/${name}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.viewport?.width ?? 0);
});
