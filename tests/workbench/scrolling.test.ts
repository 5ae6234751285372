import { expect, test } from "vitest";
import type { Play } from "#domain/play/play.ts";
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
import { desktop, eventually, phone } from "../journeys/harness/browserDevice.ts";
import { manuscript } from "../journeys/harness/editor.ts";
import { openReader } from "./openReader.ts";
import { openPaginated, scrolledPlay, waitUntilSettled } from "./scrolledPlay.ts";
import { testedLayouts } from "./testedLayouts.ts";

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

test.each([["a long play", scrolledPlay, 10] as const, ["every element", varied, 3] as const, ...otherLayouts])(
  "%s: the estimated height of groups that aren't rendered is right, on sheets and on a phone",
  async (_, play, groups) => {
    for (const look of [desktop, phone]) {
      const page = await openPaginated(play, look);
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
  const page = await openPaginated(scrolledPlay);
  await page.evaluate(disableScrollAnchoring);
  await page.keyboard.press("Control+End");
  await eventually(() => page.locator(".editor-page").evaluate((node) => node.scrollTop)).toBeGreaterThan(10_000);
  const shifts = await page.evaluate(scrollUp, [".editor-page", 40] as const);
  expect(shifts.filter((shift) => Math.abs(shift) > 20)).toEqual([]);
});

test("the reading copy can be scrolled up without jumps in a browser without scroll anchoring", async () => {
  const { page } = await openReader(scrolledPlay);
  await page.evaluate(disableScrollAnchoring);
  await eventually(() => page.locator(".reader-undrawn").count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.9, behavior: "instant" }));
  await waitUntilSettled(page);
  const shifts = await page.evaluate(scrollUp, ["html", 60] as const);
  expect(shifts.filter((shift) => Math.abs(shift) > 20)).toEqual([]);
});
