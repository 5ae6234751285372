import { expect, test } from "vitest";
import { fixedMeasure } from "../measures/fixedMeasure.ts";
import { measureOf } from "../measures/measureOf.ts";
import { wrap } from "./wrap.ts";

const lines = (text: string, cells: number, hanging = 0) =>
  wrap([{ text }], cells / 10, fixedMeasure(10), hanging / 10).map(({ from, to }) => text.slice(from, to));

test("breaks after spaces, which may extend past the edge", () => {
  expect(lines("one two three", 7)).toEqual(["one two ", "three"]);
  expect(lines("one     two", 4)).toEqual(["one     ", "two"]);
});

test("keeps the writer's line ends, including empty lines", () => {
  expect(lines("one\n\ntwo\n", 9)).toEqual(["one\n", "\n", "two\n"]);
});

test("breaks a word only if it is longer than a line, and never splits a surrogate pair or an accent from its letter", () => {
  expect(lines("a abcdefgh", 4)).toEqual(["a ", "abcd", "efgh"]);
  expect(lines("ab😀", 3)).toEqual(["ab", "😀"]);
  expect(lines("abe\u0301f", 3)).toEqual(["abe\u0301", "f"]);
});

test("a line stays within its width if only a narrow character comes before a word that's longer than the line", () => {
  const measure = measureOf({ family: "Arimo", sizePoints: 12 });
  const text = `i ${"W".repeat(40)}`;
  const width = measure.widthOf("W".repeat(9), { text }) - 0.01;
  const found = wrap([{ text }], width, measure).map(({ from, to }) => text.slice(from, to));
  expect(found.join("")).toBe(text);
  for (const line of found) expect(measure.widthOf(line.trimEnd(), { text })).toBeLessThanOrEqual(width);
});

test("breaks after a dash between words, not before a closing mark or after an opening dash", () => {
  expect(lines("well—known", 7)).toEqual(["well—", "known"]);
  expect(lines("one two—”", 8)).toEqual(["one ", "two—”"]);
  expect(lines("one —two", 6)).toEqual(["one ", "—two"]);
  expect(lines("one--two", 6)).toEqual(["one--", "two"]);
});

test("sets East Asian characters in two cells and breaks between them, but not before a full stop", () => {
  expect(lines("生きるべきか", 6)).toEqual(["生きる", "べきか"]);
  expect(lines("生きる。べき", 6)).toEqual(["生き", "る。べ", "き"]);
});

/** As Chromium breaks it with `line-break: strict`. */
test.each([
  ["closing marks", "「生きる」。べき", ["「生き", "る」。", "べき"]],
  ["opening marks", "生き「べき」", ["生き", "「べ", "き」"]],
  ["small kana and the mark of a long vowel", "ハムレットー役", ["ハム", "レッ", "トー役"]],
  ["Latin words in Chinese", "他说Hello了", ["他说", "Hello", "了"]],
  ["prices", "共￥99元", ["共￥99", "元"]],
  ["quotes", "他说“不”了", ["他说", "“不”了"]],
  ["Hangul", "사느냐죽", ["사느냐", "죽"]],
])("East Asian lines don't begin or end with the wrong characters: %s", (_, text, expected) => {
  expect(lines(text, 6)).toEqual(expected);
});

test("wraps a text of a million letters quickly", () => {
  expect(lines("x".repeat(1_000_000), 2)).toHaveLength(500_000);
});

test("keeps a verse line's indent", () => {
  expect(lines("   indented words", 12)).toEqual(["   indented ", "words"]);
});

test("a hanging paragraph has less room after its first line", () => {
  expect(lines("aa bb cc dd", 5, 2)).toEqual(["aa bb ", "cc ", "dd"]);
  expect(lines("aa\nbb cc", 5, 2)).toEqual(["aa\n", "bb ", "cc"]);
});
