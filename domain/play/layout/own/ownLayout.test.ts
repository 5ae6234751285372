import { expect, test } from "vitest";
import { arbitraryChanges } from "#tests/support/arbitraryChanges.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { act, block, play as buildPlay, direction, parenthetical, scene, speech } from "#tests/support/playBuilder.ts";
import type { LayoutChanges, Play } from "../../play.ts";
import { type LayoutName, layouts, onPaper, type PaperName, papers } from "../designs/layouts.ts";
import { type Layout, linesPerPage } from "../layout.ts";
import { layoutOf } from "../layoutOf.ts";
import { textOfSpans } from "../lines/spans.ts";
import type { PlacedLine } from "../pagedManuscript.ts";
import { paginate } from "../paginate.ts";
import { adjustLayout, readField, withChange } from "./adjustLayout.ts";
import { type LayoutField, layoutFields } from "./layoutFields.ts";
import { problemOf } from "./layoutProblems.ts";
import { ownLayout } from "./ownLayout.ts";

const names = Object.keys(layouts) as LayoutName[];
const paperNames = Object.keys(papers) as PaperName[];

const elements = buildPlay(
  act("Act One"),
  scene("Scene 1"),
  block("setting", "A room in the castle."),
  speech("Hamlet", parenthetical("aside"), "To be,\nor not to be.", direction("He waits."), "That is the question."),
  direction("Enter a Gravedigger."),
  speech("First Gravedigger", block("lyric", "In youth when I did love, did love")),
  speech("המלט", parenthetical("הצידה"), "להיות או לא להיות", block("lyric", "שיר")),
  block("transition", "BLACKOUT"),
);
const long = generatePlay({ seed: 8, speeches: 40 });
const text: Play = { front: long.front, blocks: [...elements.blocks, ...long.blocks] };

const isPlayLine = ({ role }: PlacedLine): boolean => role !== "pageNumber";

function expectWithinMargins(play: Play, layout: Layout): void {
  const { margins, paper, booklet } = layout;
  for (const [index, page] of paginate(play, layout).pages.entries()) {
    expect(page.usedLines).toBeLessThanOrEqual(linesPerPage(layout));
    const gutter = index % 2 === 1 ? (booklet?.gutter ?? 0) : 0;
    for (const line of page.lines.filter(isPlayLine)) {
      expect(line.x).toBeGreaterThanOrEqual(margins.left - gutter - 1e-6);
      expect(line.x + line.width).toBeLessThanOrEqual(paper.width - margins.right - gutter + 1e-6);
      expect(line.y).toBeGreaterThanOrEqual(margins.top - 1e-6);
      expect(line.y).toBeLessThanOrEqual(paper.height - margins.bottom - 1 / layout.linesPerInch + 1e-6);
    }
  }
}

test("with any usable changes of any layout, every line is within the margins", () => {
  let usable = 0;
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...paperNames), arbitraryChanges, (base, paper, changes) => {
      const layout = layoutOf({ pageLayout: { layout: base, paper, changes } });
      if (problemOf(base, changes)) {
        expect(layout).toEqual(onPaper(layouts[base], paper));
        return;
      }
      usable++;
      expectWithinMargins(text, layout);
    }),
    { numRuns: 100 },
  );
  expect(usable).toBeGreaterThan(25);
});

/** Where each line is, in hundredths of an inch. */
const placesIn = (layout: Layout) =>
  paginate(text, layout).pages.map(({ lines }) => lines.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)]));

test.each(names)("no change of %s gives the very same layout", (base) => {
  for (const paper of [undefined, ...paperNames]) {
    const plain = layoutOf({ pageLayout: { layout: base, ...(paper && { paper }) } });
    expect(layoutOf({ pageLayout: { layout: base, ...(paper && { paper }), changes: {} } })).toBe(plain);
    expect(problemOf(base, {})).toBeUndefined();
    for (const field of layoutFields) expect(withChange(plain, {}, field, readField(plain, field))).toEqual({});
    const itself = Object.fromEntries(layoutFields.map((field) => [field, readField(plain, field)]));
    expect(placesIn(adjustLayout(plain, itself))).toEqual(placesIn(plain));
  }
});

test("every field that is changed has the new value", () => {
  const guild = layouts["guild-modern"];
  const changes = { "font.size": 10, lineSpacing: 1.5, "margins.left": 1.5, "cue.left": 0.5, "cue.align": "left" };
  const adjusted = adjustLayout(guild, { ...changes, "cue.bold": true, "marks.more": "(MORE)" });
  for (const [field, value] of Object.entries({ ...changes, "cue.bold": true, "marks.more": "(MORE)" }))
    expect(readField(adjusted, field as LayoutField)).toBe(value);
  expect(adjusted.linesPerInch).toBeCloseTo(72 / 15);
  expect(adjusted.styles.cue).toMatchObject({ left: 2, right: 7.5, align: "left", bold: true });
  expect(adjusted.styles.dialogue.left).toBe(1.5);
  expect(guild.styles.cue.left).toBe(1);
});

test("indents are counted from the margins on each paper, and page numbers follow the right margin", () => {
  const changes = { "margins.right": 0.75, "dialogue.right": 0.5 };
  for (const paper of paperNames) {
    const { styles, paper: size, pageNumber } = layoutOf({ pageLayout: { layout: "us-manuscript", paper, changes } });
    expect(styles.dialogue.right).toBeCloseTo(size.width - 1.25);
    expect(pageNumber.right).toBe(0.75);
  }
});

test("the column of names beside speeches keeps its width when margins change", () => {
  const { cue, dialogue } = layouts.uk.styles;
  const { styles } = adjustLayout(layouts.uk, { "margins.left": 1.5, "margins.right": 1 });
  expect(styles.cue.left).toBe(1.5);
  expect(styles.cue.right - styles.cue.left).toBeCloseTo(cue.right - cue.left);
  expect(styles.dialogue.left - styles.cue.right).toBeCloseTo(dialogue.left - cue.right);
  expect(adjustLayout(layouts.uk, { "cue.right": 1.25 }).styles.cue.right).toBeCloseTo(cue.left + 1.25);
});

test("larger type has lines that are farther apart, unless the line spacing is changed", () => {
  const sizeOnly = adjustLayout(layouts.uk, { "font.size": 18 });
  expect(72 / sizeOnly.linesPerInch).toBeCloseTo(21);
  const both = adjustLayout(layouts.uk, { lineSpacing: 2, "font.size": 18 });
  expect(72 / both.linesPerInch).toBeCloseTo(36);
});

test("marks are a word apart from the name, and an empty one is none", () => {
  const linesOf = (changes: LayoutChanges) =>
    paginate(
      buildPlay(speech("Nora", "One."), direction("She waits."), speech("Nora", "Two.")),
      adjustLayout(layouts["guild-modern"], changes),
    )
      .pages.flatMap(({ lines }) => lines)
      .filter(({ role }) => role === "cue")
      .map(({ spans }) => textOfSpans(spans));
  expect(linesOf({})).toEqual(["NORA", "NORA (Continued)"]);
  expect(linesOf({ "marks.speaksOn": "(CONT’D)", "marks.afterName": ":" })).toEqual(["NORA:", "NORA (CONT’D):"]);
  expect(linesOf({ "marks.speaksOn": "" })).toEqual(["NORA", "NORA"]);
});

test("marks look like the name before them, but aren't in capitals", () => {
  const layout = adjustLayout(layouts["guild-modern"], { "cue.bold": true, "marks.afterName": ": aside" });
  const [name] = paginate(buildPlay(speech("Nora", "One.")), layout).pages.flatMap(({ lines }) =>
    lines.filter(({ role }) => role === "cue"),
  );
  expect(name?.spans).toEqual([{ text: "NORA: aside", bold: true }]);
});

test("the same changes always give the same object, whatever their order", () => {
  const one = layoutOf({ pageLayout: { layout: "uk", changes: { "cue.bold": true, "font.size": 11 } } });
  const other = layoutOf({ pageLayout: { layout: "uk", changes: { "font.size": 11, "cue.bold": true } } });
  expect(other).toBe(one);
});

test("settings and values that this version doesn't know are ignored", () => {
  const changes = { "cue.color": "red", "font.family": "Papyrus", "cue.left": 99, "cue.bold": "yes", "font.size": 11 };
  const layout = layoutOf({ pageLayout: { layout: "uk", changes } });
  expect(layout).toEqual(adjustLayout(layouts.uk, { "font.size": 11 }));
  expect(layoutOf({ pageLayout: { changes: JSON.parse('{"__proto__": 1, "constructor": true}') } })).toBe(
    layouts["guild-modern"],
  );
});

test("changes that make no usable page together are all ignored", () => {
  const changes = { "margins.left": 3, "margins.right": 3, "cue.bold": true };
  expect(problemOf("us-manuscript", changes)).toEqual({ kind: "narrow text", style: "setting" });
  expect(layoutOf({ pageLayout: { layout: "us-manuscript", changes } })).toBe(layouts["us-manuscript"]);
});

test.each<[LayoutName, LayoutChanges, object]>([
  ["acting-edition", { "margins.left": 2, "margins.right": 2 }, { kind: "narrow page" }],
  ["guild-modern", { "font.size": 30, lineSpacing: 2, "margins.bottom": 3 }, { kind: "short page" }],
  ["guild-modern", { "margins.top": 0.5 }, { kind: "page number" }],
  ["uk", { "cue.right": 4 }, { kind: "beside names", style: "dialogue" }],
  ["uk", { "dialogue.left": 1 }, { kind: "beside names", style: "dialogue" }],
  ["us-manuscript", { "marks.more": "x".repeat(24), "cue.right": 2 }, { kind: "more" }],
])("%s with %o isn't usable", (base, changes, problem) => {
  expect(problemOf(base, changes)).toEqual(problem);
  const { error } = ownLayout.safeParse({ name: "Mine", base, changes });
  expect(error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/);
});

test.each<[object, string]>([
  [{ name: " ", base: "uk", changes: {} }, "The layout has no name."],
  [{ name: "Mine", base: "wide", changes: {} }, "`base` must be one of these layouts: guild-modern,"],
  [{ name: "Mine", base: "uk", changes: { "cue.color": "red" } }, "has no layout setting “cue.color”."],
  [{ name: "Mine", base: "uk", changes: { "font.size": 99 } }, "“font.size” must be a number from 6 to 36 (points)."],
  [{ name: "Mine", base: "uk", changes: { "cue.bold": 1 } }, "“cue.bold” must be true or false."],
  [{ name: "Mine", base: "uk", changes: { "cue.align": "justify" } }, "must be one of these: left, center, right."],
  [
    { name: "Mine", base: "uk", changes: { "marks.more": "a\nb" } },
    "must be a text of at most 24 characters on one line.",
  ],
])("%o isn't a layout", (value, sentence) => {
  expect(ownLayout.safeParse(value).error?.issues[0]?.message).toContain(sentence);
});
