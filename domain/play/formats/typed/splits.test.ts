import { expect, test } from "vitest";
import { lineOf, type Paragraph, plainLayout } from "../plainText/paragraph.ts";
import { traitsOf } from "./paragraphTraits.ts";
import { describePart, findSplit, maxExamples, testsFor } from "./splits.ts";

const typed = (text: string, { indent = 0, bold = false } = {}): Paragraph => ({
  lines: [lineOf([{ text, ...(bold ? { bold } : {}) }])],
  apart: true,
  layout: { ...plainLayout, indent },
});
const all = (...texts: readonly string[]) => texts.map((text) => traitsOf(typed(text)));

test.each([
  ["letters", all("NORA", "TOM"), all("Who calls?", "I do, Nora."), "all in capitals"],
  ["words", all("the ferryman", "a voice"), all("who calls across the water", "i do"), undefined],
  [
    "few words",
    all("the ferryman", "a voice of old"),
    all("who calls across the water", "i do and you know it"),
    "at most 4 words",
  ],
  ["the end of a sentence", all("The ferryman", "A voice"), all("Who calls?", "I do."), "not ending like a sentence"],
  ["brackets", all("(Nora)", "(Tom)"), all("Who calls", "Me"), "in brackets"],
  ["a mark", all("Nora: Who calls", "Tom - It is me"), all("Who calls", "Me"), "a name before a mark"],
  ["more words than four", all("a man with one bad eye"), all("a man with one bad eye calls"), "at most 6 words"],
])("by %s, examples of names are told from examples of speeches", (_, names, speeches, description) => {
  const split = findSplit(names, speeches);
  expect(split && describePart(split, true)).toBe(description);
});

test("where no single test tells examples apart, two do", () => {
  const names = all("The ferryman", "A voice");
  const speeches = all("Yes.", "On the far side of the river");
  const split = findSplit(names, speeches);
  expect(split && describePart(split, true)).toBe("at most 4 words, not ending like a sentence");
  expect(split && describePart(split, false)).toBe("not these: at most 4 words, not ending like a sentence");
});

test("a look counts before words, and an indent is in inches and millimeters", () => {
  const names = [traitsOf(typed("Nora", { indent: 36 })), traitsOf(typed("Tom", { indent: 40 }))];
  const speeches = [traitsOf(typed("Who calls now and again?", { indent: 29 }))];
  const split = findSplit(names, speeches);
  expect(split && describePart(split, true)).toBe("with an indent of at least 0.5 in (13 mm)");
  const bold = findSplit([traitsOf(typed("Nora", { bold: true }))], [traitsOf(typed("Who calls now and again?"))]);
  expect(bold && describePart(bold, false)).toBe("not bold");
});

test("examples that look the same aren't told apart, however many there are", () => {
  const same = all(...Array.from({ length: maxExamples }, () => "Nora"));
  expect(findSplit(same, same)).toBeUndefined();
  expect(findSplit([], same)).toBeUndefined();
});

test("only tests by which paragraphs differ are offered", () => {
  const offered = testsFor(all("Nora", "Tom", "who calls across the water")).map(({ is }) => is);
  expect(offered).toEqual(["lowercase", "short"]);
  expect(testsFor(all("Nora", "Tom"))).toEqual([]);
});
