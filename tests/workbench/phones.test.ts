import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { actionWords, editorWords, kindWords } from "#frontend/messages/editor.yaml";
import { findWords } from "#frontend/messages/find.yaml";
import { noteWords } from "#frontend/messages/notes.yaml";
import { direction, play, scene, setting, speech } from "#tests/support/playBuilder.ts";
import { eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { elements, expectElements, manuscript, typeKeys } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openEditor } from "./openEditor.ts";

interface Gaps {
  /** How many of them are between two groups of elements. */
  readonly betweenGroups: number;
  /** Those that aren't a number of lines, in pixels. */
  readonly odd: readonly number[];
}

/**
 * Runs in the page. Measures the distances between elements, without the line between two pages, which is 1 pixel high.
 * What the browser hasn't drawn has only an estimated height.
 */
const measureGaps = (row: number): Gaps => {
  const lineAbove = (element: Element) => (element.previousElementSibling?.matches(".page-gap") ? 1 : 0);
  const drawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  const paragraphs = [...document.querySelectorAll(".manuscript p")];
  const pairs = paragraphs.slice(1).map((next, at) => [paragraphs[at] ?? next, next] as const);
  const seen = pairs.filter((pair) => pair.every(drawn));
  const gaps = seen.map(
    ([one, next]) => next.getBoundingClientRect().top - one.getBoundingClientRect().bottom - lineAbove(next),
  );
  return {
    betweenGroups: seen.filter(([one, next]) => one.parentElement !== next.parentElement).length,
    odd: gaps.filter((gap) => Math.abs(gap - row * Math.round(gap / row)) > 0.1),
  };
};

/** Runs in the page: an on-screen keyboard that covers the bottom of the window, as on iOS and Android. */
const simulateKeyboard = (): void => {
  const { visualViewport } = window;
  if (!visualViewport) return;
  let covered = 0;
  Object.defineProperty(visualViewport, "height", { get: () => window.innerHeight - covered });
  window.addEventListener("keyboard-covers", (event) => {
    covered = (event as CustomEvent<number>).detail;
    visualViewport.dispatchEvent(new Event("resize"));
  });
};

const openKeyboard = (page: Page, pixels: number): Promise<boolean> =>
  page.evaluate((detail) => window.dispatchEvent(new CustomEvent("keyboard-covers", { detail })), pixels);

const bottomOf = async (target: Locator): Promise<number> => {
  const box = await target.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
const topOf = async (target: Locator): Promise<number> => (await target.boundingBox())?.y ?? Number.NaN;
const elementBar = (page: Page): Locator => page.getByRole("region", { name: editorWords.element, exact: true });
const lastElement = (page: Page): Locator => manuscript(page).getByRole("paragraph").last();

/** The element bar is right above the keyboard, and what is written is above the bar. */
async function expectRoomToWrite(page: Page, keyboard: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await eventually(() => bottomOf(elementBar(page))).toBeCloseTo(height - keyboard, 0);
  const bar = await topOf(elementBar(page));
  await eventually(() => bottomOf(lastElement(page))).toBeLessThanOrEqual(bar);
}

const narrow = (height: number): Look => ({ ...phone, viewport: { width: 360, height } });
const attic = play(scene("Attic", setting("A lamp.")));

/** Opens the play with the cursor at its end, and an on-screen keyboard that can be opened. */
async function openAtEnd(written: Play, look: Look): Promise<Page> {
  const { page } = await openEditor(written, look);
  await page.evaluate(simulateKeyboard);
  await typeKeys(page, "{Control+End}");
  return page;
}

test("on a phone, the line that is written stays above the keyboard, with the elements between them", async () => {
  const rain = Array.from({ length: 6 }, () => direction("Rain."));
  const page = await openAtEnd(play(scene("Attic", setting("A lamp."), ...rain)), narrow(640));
  await openKeyboard(page, 260);
  await typeKeys(page, "{Enter}{Enter}The lamp is on.");
  await expectRoomToWrite(page, 260);
  await openKeyboard(page, 0);
  await lastElement(page).tap();
  await openKeyboard(page, 300);
  await expectRoomToWrite(page, 300);

  await openKeyboard(page, 0);
  await button(page, editorWords.more).tap();
  await page.getByRole("menuitemcheckbox", { name: actionWords.characters }).tap();
  const panel = page.getByRole("complementary", { name: actionWords.characters });
  await panel.waitFor();
  await lastElement(page).tap();
  await openKeyboard(page, 260);
  await eventually(() => bottomOf(lastElement(page))).toBeLessThanOrEqual(await topOf(panel));
  await page.keyboard.type(" Still.");
  expect(await bottomOf(lastElement(page))).toBeLessThanOrEqual(await topOf(panel));
  await panel.getByRole("button", { name: editorWords.closePanel({ title: actionWords.characters }) }).tap();

  await button(page, editorWords.more).tap();
  await page.getByRole("menuitem", { name: actionWords.replace }).tap();
  await page.getByRole("textbox", { name: findWords.find, exact: true }).fill("lamp");
  const bar = page.getByRole("search");
  await eventually(() => bottomOf(bar)).toBeCloseTo(640 - 260, 0);
  await eventually(async () => (await bottomOf(page.locator(".found-current"))) <= (await topOf(bar))).toBe(true);
});

test.each([
  ["above an on-screen keyboard", 740, 340],
  ["in a low window", 400, 0],
])("on a phone, a note and its buttons fit %s", async (_, height, keyboard) => {
  const page = await openAtEnd(attic, narrow(height));
  await openKeyboard(page, keyboard);
  await page.keyboard.press("Control+Alt+m");
  const panel = page.getByRole("complementary", { name: actionWords.notes });
  await panel.getByRole("textbox", { name: noteWords.field }).fill("What color?");
  const save = panel.getByRole("button", { name: noteWords.save });
  await eventually(() => bottomOf(save)).toBeLessThanOrEqual(height - keyboard);
  await eventually(() => bottomOf(save)).toBeLessThanOrEqual(await bottomOf(panel));
  await save.tap();
  // Writing goes on, so the keyboard stays, and the note waits in the panel below it.
  await page.keyboard.type(" A chair.");
  await openKeyboard(page, 0);
  await expectElements(page, ["Attic", "A lamp. A chair."]);
  await panel.getByRole("listitem").getByText("What color?").waitFor();
});

test("on a phone, a message doesn't cover the buttons of a panel", async () => {
  const page = await openAtEnd(attic, narrow(640));
  await typeKeys(page, "{Control+Alt+m}");
  const panel = page.getByRole("complementary", { name: actionWords.notes });
  await panel.getByRole("textbox", { name: noteWords.field }).fill("What color?");
  await panel.getByRole("button", { name: noteWords.save }).tap();
  await panel.getByRole("button", { name: noteWords.removeNote({ text: "What color?" }) }).tap();
  expect(await bottomOf(page.getByText(noteWords.removed))).toBeLessThanOrEqual(await topOf(panel));
});

test("on a phone, elements are whole lines apart, also where the play is split to draw it sooner", async () => {
  const speeches = Array.from({ length: 24 }, () => speech("NORA", "Rain."));
  const page = await openAtEnd(play(scene("Attic", setting("A lamp."), ...speeches)), narrow(740));
  await eventually(async () => (await page.evaluate(measureGaps, 20)).betweenGroups).toBeGreaterThan(0);
  await page.locator(".page-gap").waitFor();
  expect((await page.evaluate(measureGaps, 20)).odd).toEqual([]);
});

test("on a phone, the outline closes by its button, by Escape and by a tap on the text or a scene", async () => {
  const page = await openAtEnd(attic, narrow(640));
  const outline = page.getByRole("navigation", { name: editorWords.outline });
  const open = async () => {
    await button(page, editorWords.more).tap();
    await page.getByRole("menuitemcheckbox", { name: editorWords.outline }).tap();
    await outline.waitFor();
  };
  const closes: readonly (() => Promise<void>)[] = [
    () => outline.getByRole("button", { name: editorWords.foldOutline }).tap(),
    async () => {
      await outline.getByRole("button", { name: "Attic" }).first().focus();
      await page.keyboard.press("Escape");
    },
    () => page.touchscreen.tap(330, 400),
    () => outline.getByRole("button", { name: "Attic" }).first().tap(),
  ];
  for (const close of closes) {
    await open();
    await close();
    await outline.waitFor({ state: "detached" });
  }
});

test("on a phone, the element bar shows which marks are on", async () => {
  const page = await openAtEnd(attic, narrow(640));
  const italic = elementBar(page).getByRole("button", { name: actionWords.italic });
  await eventually(() => italic.getAttribute("aria-pressed")).toBe("false");
  await italic.tap();
  await eventually(() => italic.getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.type(" Rain.");
  expect(await manuscript(page).getByRole("emphasis").allTextContents()).toEqual([" Rain."]);
  const undo = elementBar(page).getByRole("button", { name: actionWords.undo });
  expect(await undo.getAttribute("aria-pressed")).toBeNull();
  await elementBar(page).getByRole("button", { name: kindWords.transition }).scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await undo.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(360);
  await undo.tap();
  await eventually(() => elements(page)).not.toContain("A lamp. Rain.");
});

test("on a tablet, an on-screen keyboard has the elements above it, and panels end there", async () => {
  const look = { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true };
  const rain = Array.from({ length: 12 }, () => direction("Rain."));
  const page = await openAtEnd(play(scene("Attic", setting("A lamp."), ...rain)), look);
  await elementBar(page).waitFor({ state: "hidden" });
  await openKeyboard(page, 400);
  await typeKeys(page, "{Enter}{Enter}Fog.");
  await expectRoomToWrite(page, 400);
  await elementBar(page).getByRole("button", { name: kindWords.transition }).tap();
  await page.keyboard.press("F8");
  const panel = page.getByRole("complementary", { name: actionWords.characters });
  await eventually(() => bottomOf(panel)).toBeLessThanOrEqual(await topOf(elementBar(page)));
});
