import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { actionWords, editorWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { historyWords } from "#frontend/messages/history.yaml";
import { outlineTabWords, outlineWords } from "#frontend/messages/outline.yaml";
import { viewWords } from "#frontend/messages/view.yaml";
import { act, cue, dialogue, playWith, scene } from "#tests/support/playBuilder.ts";
import { expectAccessible } from "../journeys/harness/access.ts";
import { type BrowserDevice, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { expectElements, manuscript, runAction, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

const kitchen = playWith(
  { title: "The Kitchen" },
  act("Act One", scene("Attic", cue("ANN"), dialogue("Is it dark?"), cue("TOM"), dialogue("Yes.")), scene("Hall")),
);
const written = ["Act One", "Attic", "ANN", "Is it dark?", "TOM", "Yes.", "Hall"];

/** Each board: the action that opens it, and its title. */
const boards: readonly (readonly [action: string, title: string])[] = [
  [actionWords.indexCards, actionWords.indexCards],
  [actionWords.sceneGrid, actionWords.sceneGrid],
  [actionWords.statistics, actionWords.statistics],
  [actionWords.history, historyWords.title],
  [editorWords.frontMatterItem, editorWords.frontMatter],
  [viewWords.overview, viewWords.overviewTitle],
];

const board = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });
const outline = (page: Page): Locator => page.getByRole("navigation", { name: editorWords.outline });
const isInText = (page: Page): Promise<void> => manuscript(page).and(page.locator(":focus")).waitFor();
const closeButton = (page: Page): Locator => page.getByRole("button", { name: editorWords.backToText, exact: true });

async function openKitchen(): Promise<BrowserDevice> {
  const device = await openEditor(kitchen);
  await typeKeys(device.page, "{Control+End}");
  return device;
}

test.each(boards)(
  "%s is a page beside the outline, closed by its button, by Escape and by Back, and the focus returns to the text",
  async (action, title) => {
    const { page } = await openKitchen();
    const opened = board(page, title);
    const closings = [() => closeButton(page).click(), () => page.keyboard.press("Escape"), () => page.goBack()];
    for (const close of closings) {
      await runAction(page, action);
      await opened.waitFor();
      await manuscript(page).waitFor({ state: "hidden" });
      expect(await page.getByRole("dialog").count()).toBe(0);
      await eventually(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      const [beside, own] = [await outline(page).boundingBox(), await opened.boundingBox()];
      expect(own?.x).toBe((beside?.x ?? 0) + (beside?.width ?? 0));
      await close();
      await opened.waitFor({ state: "detached" });
      await isInText(page);
    }
    await typeKeys(page, "way");
    await expectElements(page, [...written.slice(0, -1), "Hallway"]);
    await page.goForward();
    await opened.waitFor();
    await expectAccessible(page);
  },
);

test("a board opens over another one, and one step back leads to the text", async () => {
  const { page } = await openKitchen();
  for (const [action, title] of boards.slice(0, 3)) {
    await runAction(page, action);
    await board(page, title).waitFor();
    await eventually(() => page.locator(".board").count()).toBe(1);
  }
  await page.goBack();
  await page.locator(".board").waitFor({ state: "detached" });
  await isInText(page);
  await page.goForward();
  await board(page, actionWords.statistics).waitFor();
});

test("the cards open with one click, and their tab stays chosen", async () => {
  const { page } = await openKitchen();
  const tab = outline(page).getByRole("tab", { name: outlineTabWords.cards });
  await tab.click();
  await board(page, actionWords.indexCards).getByRole("button", { name: "Hall", exact: true }).waitFor();
  expect(await tab.getAttribute("aria-selected")).toBe("true");
  await typeKeys(page, "{Escape}");
  await isInText(page);
});

test("where the way leads to the text, the board closes: outline, find, a panel, and what changes the text", async () => {
  const { page } = await openKitchen();
  const cards = board(page, actionWords.indexCards);
  const openCards = async () => {
    await outline(page).getByRole("tab", { name: outlineTabWords.cards }).click();
    await cards.waitFor();
  };
  await openCards();
  await outline(page)
    .getByRole("button", { name: /^Attic/ })
    .click();
  await cards.waitFor({ state: "detached" });
  await isInText(page);
  await openCards();
  await page.keyboard.press("Control+f");
  await cards.waitFor({ state: "detached" });
  await page.getByRole("textbox", { name: findWords.find, exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Escape");
  await openCards();
  await page.keyboard.press("F8");
  const panel = page.getByRole("complementary", { name: actionWords.characters });
  await panel.waitFor();
  await cards.waitFor({ state: "detached" });
  // The panel is there again after the cards.
  await openCards();
  await panel.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await panel.waitFor();
  await openCards();
  await button(page, editorWords.text).click();
  await page.getByRole("menuitemcheckbox", { name: actionWords.bold }).click();
  await cards.waitFor({ state: "detached" });
  await isInText(page);
});

test("what's pressed on a board doesn't change the text below it", async () => {
  const { page } = await openKitchen();
  await typeKeys(page, "way");
  await runAction(page, actionWords.statistics);
  await board(page, actionWords.statistics).waitFor();
  await typeKeys(page, "x{Control+z}{Control+b}{Backspace}{Escape}");
  await isInText(page);
  await expectElements(page, [...written.slice(0, -1), "Hallway"]);
});

test("a board is there again after a reload", async () => {
  const { page } = await openKitchen();
  await runAction(page, actionWords.sceneGrid);
  await board(page, actionWords.sceneGrid).waitFor();
  await page.reload();
  await board(page, actionWords.sceneGrid).waitFor();
  await page.keyboard.press("Escape");
  await manuscript(page).waitFor();
});

test.each(["light", "dark"] as const)(
  "in the %s theme, cards have their size and differ from their board",
  async (theme) => {
    const { page } = await openEditor(kitchen, { viewport: { width: 1360, height: 800 }, theme });
    await runAction(page, actionWords.indexCards);
    const card = page.locator(".index-card").filter({ has: page.getByRole("button", { name: "Attic", exact: true }) });
    await card.getByText("ANN and TOM").waitFor();
    await card.getByText(outlineWords.onePage({ page: 1 })).waitFor();
    const { width, height } = (await card.boundingBox()) ?? expect.unreachable("a card");
    expect([width, height]).toEqual([240, 144]);
    const colors = await card.evaluate((element) =>
      [element, element.closest(".board")].map((one) => one && getComputedStyle(one).backgroundColor),
    );
    expect(new Set(colors).size).toBe(2);
  },
);

test("on a phone, a board takes the whole screen under the bar", async () => {
  const { page } = await openEditor(kitchen, phone);
  await button(page, editorWords.more).tap();
  await page.getByRole("menuitem", { name: actionWords.statistics }).tap();
  const statistics = board(page, actionWords.statistics);
  await statistics.waitFor();
  await eventually(() => statistics.boundingBox()).toEqual({ x: 0, y: 48, width: 390, height: 844 - 48 });
  await closeButton(page).tap();
  await statistics.waitFor({ state: "detached" });
});
