import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { act, block, play as buildPlay, direction, parenthetical, scene, speech } from "#tests/support/playBuilder.ts";
import { rowsOnPage } from "#tests/support/rowsOnPage.ts";
import type { Play } from "../../play.ts";
import { type Layout, linesPerPage } from "../layout.ts";
import { textOfSpans } from "../lines/spans.ts";
import { paginate } from "../paginate.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "./layouts.ts";

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

/** What's printed on each line from left to right, with its distance from the left edge in millimeters. */
function rowsOf(text: Play, layout: Layout): readonly (readonly [millimeters: number, text: string][])[] {
  return rowsOnPage(linesOf(text, layout)).map((lines) =>
    lines.map(({ x, spans }) => [Number((x * 25.4).toFixed(1)), textOfSpans(spans)] as const),
  );
}

const quarrel = buildPlay(
  speech("Nora", parenthetical("softly"), "Torvald?", direction("She waits."), "Torvald!"),
  direction("She goes."),
  speech("Dr. Rank’s housekeeper", "Who’s there?"),
);

test("UK has names in a column beside the first line, and directions from 66 mm", () => {
  expect(rowsOf(quarrel, layouts.uk)).toEqual([
    [
      [24, "NORA"],
      [62.9, "(softly)"],
      [76.7, "Torvald?"],
    ],
    [[66, "She waits."]],
    [[62.9, "Torvald!"]],
    [[66, "She goes."]],
    [
      [24, "DR. RANK’S"],
      [62.9, "Who’s there?"],
    ],
    [[24, "HOUSEKEEPER"]],
  ]);
});

test("European has directions within a speech in its lines, and others from the left margin", () => {
  const texts = rowsOf(quarrel, layouts.european).map((row) => row.map(([, text]) => text).join(" | "));
  expect(texts.slice(0, 3)).toEqual([
    "NORA | (softly) | Torvald? | (She waits.) | Torvald!",
    "She goes.",
    expect.anything(),
  ]);
  expect(rowsOf(quarrel, layouts.european)[1]?.[0]?.[0]).toBe(25);
});

test("an acting edition runs names in, in capitals with a period, and indents the lines that follow", () => {
  const long = buildPlay(speech("Nora", parenthetical("softly"), "word ".repeat(30).trim()), speech("Who?", "I."));
  const rows = rowsOf(long, layouts["acting-edition"]);
  expect(rows[0]?.slice(0, 2).map(([, text]) => text)).toEqual(["NORA.", "(softly)"]);
  expect([rows[0]?.[0]?.[0], rows[1]?.[0]?.[0]]).toEqual([15.9, 21.2]);
  expect(rows.at(-1)?.[0]?.[1]).toBe("WHO?");
});

test("verse that a direction in the line interrupts goes on in a new line", () => {
  const verse = buildPlay(speech("Hamlet", "Line one\nline two", parenthetical("aside"), "line three\nline four"));
  expect(rowsOf(verse, layouts["acting-edition"]).map((row) => row.map(([, text]) => text).join(" "))).toEqual([
    "HAMLET. Line one",
    "line two (aside)",
    "line three",
    "line four",
  ]);
});

test("the pages of a booklet face each other, and its play begins on the right", () => {
  const { pages } = paginate(generatePlay({ seed: 5, speeches: 60 }), layouts["acting-edition"]);
  const first = pages.findIndex(({ section }) => section === "play");
  expect(first % 2).toBe(0);
  const [right, left] = [pages[first], pages[first + 1]];
  const numberOn = (page: typeof right) => page?.lines.find(({ role }) => role === "pageNumber");
  const textLeft = (page: typeof right) =>
    Math.min(...(page?.lines ?? []).filter(({ role }) => role === "cue").map(({ x }) => x));
  expect(numberOn(left)?.x).toBe(0.5);
  expect((numberOn(right)?.x ?? 0) + (numberOn(right)?.width ?? 0)).toBeCloseTo(5);
  expect([textLeft(right), textLeft(left)]).toEqual([0.625, 0.5]);
});

test("large print has the positions of US manuscript in 18 points", () => {
  const { font, styles } = layouts["large-print"];
  expect(font).toEqual({ family: "Arimo", sizePoints: 18 });
  const { left, right } = layouts["us-manuscript"].styles.direction;
  expect(styles.direction).toMatchObject({ left, right });
});

test("Hebrew has its names in a column at the right", () => {
  const hebrew = buildPlay(speech("נורה", "שלום לך"));
  const [name, text] = linesOf(hebrew, layouts.uk);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeCloseTo((210 - 17) / 25.4);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(name?.x ?? 0);
  const [runIn, after] = linesOf(hebrew, layouts["acting-edition"]);
  expect(runIn?.x).toBeGreaterThan((after?.x ?? 0) + (after?.width ?? 0));
});

const everyPaper = (Object.keys(layouts) as LayoutName[]).flatMap((layout) =>
  (Object.keys(papers) as PaperName[]).map((paper) => ({ layout, paper })),
);

test.each(everyPaper)("$layout on $paper keeps all text within the margins", ({ layout: name, paper }) => {
  const layout = onPaper(layouts[name], paper);
  const { pages } = paginate(generatePlay({ seed: 5, speeches: 200 }), layout);
  const sheet = papers[paper];
  const { width, height } = layout.booklet ? { width: sheet.height / 2, height: sheet.width } : sheet;
  expect(layout.paper).toEqual({ width, height });
  for (const [index, page] of pages.entries()) {
    const gutter = index % 2 === 1 ? (layout.booklet?.gutter ?? 0) : 0;
    for (const line of page.lines.filter(({ role }) => role !== "pageNumber")) {
      expect(line.x).toBeGreaterThanOrEqual(layout.margins.left - gutter - 1e-6);
      expect(line.x + line.width).toBeLessThanOrEqual(width - layout.margins.right - gutter + 1e-6);
      expect(line.y).toBeGreaterThanOrEqual(layout.margins.top - 1e-6);
      expect(line.y).toBeLessThanOrEqual(height - layout.margins.bottom + 1e-6);
    }
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
