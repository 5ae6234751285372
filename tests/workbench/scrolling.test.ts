import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
import { readingWords } from "#frontend/messages/reading.yaml";
import { generatePlay, withSimultaneous } from "#tests/support/generatePlay.ts";
import {
  act,
  cue,
  dialogue,
  direction,
  lyric,
  note,
  pageBreak,
  parenthetical,
  playWith,
  scene,
  setting,
  speech,
  together,
  transition,
} from "#tests/support/playBuilder.ts";
import { readingLineAtTop, topOfReadingLine } from "#tests/support/readingLine.ts";
import { desktop, eventually, type Look, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { button } from "../journeys/harness/signIn.ts";
import { goToEditor } from "./openEditor.ts";
import { openReader } from "./openReader.ts";
import { testedLayouts } from "./testedLayouts.ts";

const long = withSimultaneous(generatePlay({ seed: 7, speeches: 500 }));

/** Every kind of element, often enough to fill several groups, in lengths that wrap differently on each screen. */
const sentence = "The lamp is lit, and nobody knows who lit it; so it burns on. ";
const varied = playWith(
  { title: "Everything" },
  ...Array.from({ length: 14 }, (_, at) => [
    act(`Act ${at}`, scene(sentence.repeat(1 + (at % 3)), setting(sentence.repeat(at % 7)))),
    direction(sentence.repeat(at % 5)),
    speech("NORA", sentence.repeat(at % 9), direction("She sits, looks at the lamp and waits a while."), sentence),
    direction("A pause."),
    speech("NORA", sentence),
    cue("HELENE"),
    parenthetical("softly, as if somebody slept next door"),
    lyric(`${sentence}\n${sentence.repeat(2)}\n\nThe end.`),
    speech("ANNE", sentence.repeat(2)),
    together("TOM", sentence.repeat(3)),
    note(sentence.repeat(at % 4)),
    dialogue(""),
    transition("BLACKOUT."),
    pageBreak(),
  ]).flat(2),
);

/** Opens a play in the editor and waits until it's paginated. */
async function openInEditor(play: Play, look: Look = desktop): Promise<Page> {
  const { page } = await goToEditor(play, look);
  await eventually(() => page.locator(".page-gap").count()).toBeGreaterThan(2);
  return page;
}

/** Runs in the page: returns by how many pixels each group's rendered height differs from its estimate. */
async function heightErrorsOf(surface: Element): Promise<readonly number[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".manuscript-group { content-visibility: visible !important; display: flow-root }");
  document.adoptedStyleSheets.push(sheet);
  // Until then, another font may break the lines elsewhere.
  await document.fonts.ready;
  // Columns of simultaneous speeches are measured when the browser draws them.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [...surface.querySelectorAll(".manuscript-group")].map((group) => {
    const { paddingTop, containIntrinsicBlockSize } = getComputedStyle(group);
    const height = group.getBoundingClientRect().height - Number.parseFloat(paddingTop);
    return Math.round(height - Number.parseFloat(containIntrinsicBlockSize));
  });
}

const otherLayouts = testedLayouts.slice(1).map((layout) => {
  const play: Play = { ...varied, pageLayout: { layout, paper: "a4" } };
  return [`every element in ${layout} on A4`, play, 3] as const;
});

test.each([["a long play", long, 10] as const, ["every element", varied, 3] as const, ...otherLayouts])(
  "%s: the estimated height of groups that aren't rendered is right, on sheets and on a phone",
  async (_, play, groups) => {
    for (const look of [desktop, phone]) {
      const page = await openInEditor(play, look);
      const heightErrors = await manuscript(page).evaluate(heightErrorsOf);
      expect(heightErrors.length).toBeGreaterThan(groups);
      expect(heightErrors.filter((heightError) => heightError !== 0)).toEqual([]);
    }
  },
);

/** Runs in the page: turns off scroll anchoring, which some browsers don't have. */
const disableScrollAnchoring = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { overflow-anchor: none !important }");
  document.adoptedStyleSheets.push(sheet);
};

/** Runs in the page: scrolls up and returns how far the line in the middle moved unexpectedly, each time. */
async function scrollUp([scroller, times]: readonly [string, number]): Promise<readonly number[]> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const lineInTheMiddle = (): Element => {
    // The end of a play may leave the upper half of the window empty; then a line further down is used.
    for (let step = 0; step < innerHeight - 120; step += 8) {
      const y = step < innerHeight / 2 - 60 ? innerHeight / 2 - step : step + 60;
      const line = document.elementFromPoint(innerWidth / 2, y)?.closest("p, [data-block]");
      if (line) return line;
    }
    throw new Error("No line is in the window.");
  };
  const shifts: number[] = [];
  // After the jump to the end, the browser lays out what it shows over several frames.
  for (let frame = 0; frame < 30; frame++) await frames();
  for (let time = 0; time < times; time++) {
    const line = lineInTheMiddle();
    const before = line.getBoundingClientRect().top;
    (document.querySelector(scroller) ?? document.documentElement).scrollBy({ top: -300, behavior: "instant" });
    await frames();
    shifts.push(Math.round(line.getBoundingClientRect().top - before - 300));
  }
  return shifts;
}

test("a long play can be scrolled up without jumps in a browser without scroll anchoring", async () => {
  const page = await openInEditor(long);
  await page.evaluate(disableScrollAnchoring);
  await page.keyboard.press("Control+End");
  await eventually(() => page.locator(".editor-page").evaluate((node) => node.scrollTop)).toBeGreaterThan(10_000);
  const shifts = await page.evaluate(scrollUp, [".editor-page", 40] as const);
  expect(shifts.filter((shift) => Math.abs(shift) > 20)).toEqual([]);
});

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
  const page = await openInEditor(long, { viewport: { width: 1280, height: 1000 } });
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
  const page = await openInEditor(long, { viewport: { width: 1024, height: 900 } });
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
  const { page } = await openReader(long, look);
  await eventually(() => page.locator(".reader-undrawn").count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.55, behavior: "instant" }));
  await waitUntilSettled(page);
  return page;
}

/** Waits until the page has settled and saved its position. */
const waitUntilSettled = (page: Page) => page.waitForTimeout(700);

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
  const order = long.blocks.map(({ id }): string => id);
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

test("the reading copy can be scrolled up without jumps in a browser without scroll anchoring", async () => {
  const { page } = await openReader(long);
  await page.evaluate(disableScrollAnchoring);
  await eventually(() => page.locator(".reader-undrawn").count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.9, behavior: "instant" }));
  await waitUntilSettled(page);
  const shifts = await page.evaluate(scrollUp, ["html", 60] as const);
  expect(shifts.filter((shift) => Math.abs(shift) > 20)).toEqual([]);
});
