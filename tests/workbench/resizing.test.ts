import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readingWords } from "#frontend/messages/reading.yaml";
import { readingLineAtTop, topOfReadingLine } from "#tests/support/readingLine.ts";
import { eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { openReader } from "./openReader.ts";
import { openPaginated, scrolledPlay, waitUntilSettled } from "./scrolledPlay.ts";

/** Runs in the page: returns whether the cursor is inside the part of the window that shows the manuscript. */
function isCursorShown(surface: Element): boolean {
  const cursor = getSelection()?.getRangeAt(0).getBoundingClientRect();
  const shown = surface.closest(".editor-page")?.getBoundingClientRect();
  if (!cursor || !shown) throw new Error("There is no cursor.");
  return cursor.bottom > Math.max(0, shown.top) && cursor.top < Math.min(innerHeight, shown.bottom);
}

test("the cursor stays in view when the window gets narrower or a tablet is turned, unless it was scrolled away", async () => {
  const sizes = [
    { width: 700, height: 1000 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 420, height: 500 },
  ];
  const page = await openPaginated(scrolledPlay, { viewport: { width: 1280, height: 1000 } });
  await manuscript(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Still here.");
  const isShown = () => manuscript(page).evaluate(isCursorShown);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(800);
    expect(await isShown(), `${size.width} px wide`).toBe(true);
  }
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -3000);
  await eventually(isShown).toBe(false);
  await page.waitForTimeout(300);
  await page.setViewportSize({ width: 900, height: 700 });
  await page.waitForTimeout(800);
  expect(await isShown()).toBe(false);
});

test("the line that's read stays in view when the window gets as narrow as a phone and wide again", async () => {
  const page = await openPaginated(scrolledPlay, { viewport: { width: 1024, height: 900 } });
  await manuscript(page).click();
  await page.keyboard.press("Control+End");
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -9000);
  await page.waitForTimeout(600);
  const read = await manuscript(page).evaluateHandle((surface) => {
    const { top } = surface.closest(".editor-page")?.getBoundingClientRect() ?? { top: 0 };
    const { left, width } = surface.getBoundingClientRect();
    const heights = Array.from({ length: 50 }, (_, step) => top + 1 + 12 * step);
    return heights.map((y) => document.elementFromPoint(left + width / 2, y)?.closest("p")).find(Boolean);
  });
  const topOf = () => read.evaluate((line) => Math.round(line?.getBoundingClientRect().top ?? Number.NaN));
  const before = await topOf();
  for (const [width, height] of [
    [600, 900],
    [1024, 900],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await eventually(topOf, { message: `${width} px wide` }).toBeCloseTo(before, -1);
  }
});

/** Opens a long play as a reader, scrolled to the middle. */
async function openInMiddle(look: Look): Promise<Page> {
  const { page } = await openReader(scrolledPlay, look);
  await eventually(() => page.locator(".reader-undrawn").count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.55, behavior: "instant" }));
  await waitUntilSettled(page);
  return page;
}

test("changing the text size or turning a phone keeps the top line in place", async () => {
  const page = await openInMiddle(phone);
  const line = await page.evaluate(readingLineAtTop);
  const expectInPlace = async (what: string) => {
    await waitUntilSettled(page);
    const moved = async () => Math.abs((await page.evaluate(topOfReadingLine, line)) - line.top);
    await eventually(moved, { message: what }).toBeLessThan(12);
  };
  await button(page, readingWords.view).tap();
  for (const name of [readingWords.larger, readingWords.larger, readingWords.larger, readingWords.smaller]) {
    await button(page, name).tap();
    await expectInPlace(name);
  }
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 844, height: 390 });
  await expectInPlace("turned");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInPlace("turned back");
  await page.reload();
  await page.locator(`[data-block="${line.block}"]`).waitFor();
  await eventually(() => page.locator(".reader-undrawn").count()).toBe(0);
  await waitUntilSettled(page);
  const after = await page.evaluate(readingLineAtTop);
  const order = scrolledPlay.blocks.map(({ id }): string => id);
  expect(Math.abs(order.indexOf(after.block) - order.indexOf(line.block)), "reloaded").toBeLessThan(2);
});

test("a manuscript page stays in place when the phone is turned", async () => {
  const page = await openInMiddle(phone);
  await button(page, readingWords.view).tap();
  await button(page, readingWords.manuscript).tap();
  await page.keyboard.press("Escape");
  await page.getByRole("listitem", { name: readingWords.pageLabel({ number: 20 }) }).scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  const pageAtTop = () =>
    page.evaluate(() =>
      document
        .elementFromPoint(innerWidth / 2, 150)
        ?.closest("[aria-label]")
        ?.getAttribute("aria-label"),
    );
  const before = await pageAtTop();
  await page.setViewportSize({ width: 844, height: 390 });
  await waitUntilSettled(page);
  expect(await pageAtTop()).toBe(before);
});
