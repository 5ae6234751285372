import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { act, block, play as buildPlay, direction, parenthetical, scene, speech } from "#tests/support/playBuilder.ts";
import type { Play } from "../play.ts";
import { type Layout, linesPerPage } from "./layout.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "./layouts.ts";
import { paginate } from "./paginate.ts";
import { textOfSpans } from "./spans.ts";

const play = buildPlay(
  act("Act One"),
  scene("Scene 1"),
  block("setting", "A room."),
  speech("Nora", parenthetical("softly"), "Torvald?", direction("She waits."), block("lyric", "Alas, my love")),
  direction("She goes."),
);

const linesOf = (text: Play, layout: Layout) =>
  paginate(text, layout)
    .pages.filter(({ section }) => section === "play")
    .flatMap((page) => page.lines)
    .filter(({ role }) => role !== "pageNumber");

const starts = (layout: Layout): Record<string, number> =>
  Object.fromEntries(linesOf(play, layout).map((line) => [textOfSpans(line.spans), Number(line.x.toFixed(3))]));

test("US manuscript starts names at 4 inches and sets directions in brackets at 2.75", () => {
  expect(starts(layouts["us-manuscript"])).toEqual({
    "ACT ONE": 4.15,
    "Scene 1": 4.15,
    "(A room.)": 2.75,
    NORA: 4,
    "(softly)": 2.75,
    "Torvald?": 1.5,
    "(She waits.)": 2.75,
    "ALAS, MY LOVE": 2,
    "(She goes.)": 2.75,
  });
});

test("US manuscript has 60 characters to a line of speech and 33 to a direction", () => {
  const words = (count: number) => `${"x".repeat(count)} ${"y".repeat(count)}`;
  const long = buildPlay(speech("A", words(60)), direction(`${"x".repeat(32)} ${"y".repeat(32)}`));
  expect(linesOf(long, layouts["us-manuscript"]).map(({ spans }) => textOfSpans(spans).length)).toEqual([
    1, 60, 60, 33, 33,
  ]);
});

test("in US manuscript, each scene starts a page", () => {
  const scenes = buildPlay(scene("Scene 1"), speech("A", "One."), scene("Scene 2"), speech("B", "Two."));
  const pagesIn = (layout: Layout) => paginate(scenes, layout).pages.filter(({ section }) => section === "play").length;
  expect(pagesIn(layouts["us-manuscript"])).toBe(2);
  expect(pagesIn(layouts["guild-modern"])).toBe(1);
});

test("a musical has its setting at 4 inches without brackets, and directions from 2 inches", () => {
  expect(starts(layouts.musical)).toEqual({
    "ACT ONE": 3.9,
    "Scene 1": 3.9,
    "A room.": 4,
    NORA: 4,
    "(softly)": 2,
    "Torvald?": 1,
    "(She waits.)": 2,
    "ALAS, MY LOVE": 1.5,
    "(She goes.)": 2,
  });
});

const everyPaper = (Object.keys(layouts) as LayoutName[]).flatMap((layout) =>
  (Object.keys(papers) as PaperName[]).map((paper) => ({ layout, paper })),
);

test.each(everyPaper)("$layout on $paper keeps all text within the margins", ({ layout: name, paper }) => {
  const layout = onPaper(layouts[name], paper);
  const { pages } = paginate(generatePlay({ seed: 5, speeches: 200 }), layout);
  const { width, height } = papers[paper];
  expect(layout.paper).toEqual({ width, height });
  for (const line of pages.flatMap((page) => page.lines).filter(({ role }) => role !== "pageNumber")) {
    expect(line.x).toBeGreaterThanOrEqual(layout.margins.left - 1e-6);
    expect(line.x + line.width).toBeLessThanOrEqual(width - layout.margins.right + 1e-6);
    expect(line.y).toBeGreaterThanOrEqual(layout.margins.top - 1e-6);
    expect(line.y).toBeLessThanOrEqual(height - layout.margins.bottom + 1e-6);
  }
});

test("A4 has shorter lines and more of them, and its centered text is in the middle of the sheet", () => {
  const a4 = onPaper(layouts["guild-modern"], "a4");
  expect(linesPerPage(a4)).toBe(58);
  const middle = papers.a4.width / 2;
  for (const text of ["ACT ONE", "NORA", "(softly)"]) {
    const line = linesOf(play, a4).find(({ spans }) => textOfSpans(spans) === text);
    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(middle);
  }
});
