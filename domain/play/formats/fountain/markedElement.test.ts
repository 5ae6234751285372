import { expect, test } from "vitest";
import { isLinear } from "#tests/support/growth.ts";
import { markedElement } from "./markedElement.ts";

test.each([
  ["@McAvoy", "cue", "McAvoy"],
  [".The kitchen", "scene", "The kitchen"],
  [".ACT TWO", "act", "ACT TWO"],
  ["# Part one", "act", "Part one"],
  ["## Kitchen ", "scene", "Kitchen"],
  ["> The end <", "centered", "The end"],
  [">FADE TO RED:", "transition", "FADE TO RED:"],
  ["~La la", "lyric", "La la"],
  ["!WHO KNOWS", "direction", "WHO KNOWS"],
  ["[[cut this?]]", "note", "cut this?"],
  ["= They meet.", "note", "They meet."],
  ["===", "pageBreak", ""],
])("%s is a marked %s", (line, kind, text) => {
  const marked = markedElement(line);
  expect([marked?.kind, line.slice(marked?.from, marked?.to)]).toEqual([kind, text]);
});

test.each([
  "",
  ".45 caliber",
  "...and then",
  "#1",
  "@",
  "@1",
  "~",
  ">",
  "> <",
  "!",
  "!!",
  "=",
  "==",
  "[[",
  "[a]",
  "Hi @x",
])("%s isn't marked", (line) => {
  expect(markedElement(line)).toBeUndefined();
});

test.each<(size: number) => string>([
  (size) => `> ${" ".repeat(size)}x`,
  (size) => `[[${"] ".repeat(size)}`,
  (size) => `>${"<".repeat(size)} x`,
])("any line is read in linear time: %s", async (write) => {
  expect(await isLinear((size) => markedElement(write(size)), 50_000)).toBe(true);
});
