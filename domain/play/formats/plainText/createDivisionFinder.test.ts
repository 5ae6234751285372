import { expect, test } from "vitest";
import { createDivisionFinder } from "./createDivisionFinder.ts";

const divisionOf = (line: string, next: string, text = `${line}\n${next}`) => createDivisionFinder(text)(line, next);

test.each([
  ["some-", "thing about it"],
  ["the peo-", "ple here"],
  ["She was run-", "ning."],
  ["a lit-", "tle"],
  ["the chil-", "dren"],
  ["a con\u00AD", "cert"],
  ["the ques\u2010", "tion"],
])("a word that was clearly divided: %s %s", (line, next) => {
  expect(divisionOf(line, next)).toBe("divided");
});

test.each([
  ["my mother-in-", "law"],
  ["a well-", "known play"],
  ["a ghost-", "light"],
  ["B-", "but why"],
  ["the no-", "one"],
  ["a co-", "ed"],
  ["a god-", "king"],
  ["nord-", "est"],
  ["peut-", "être"],
  ["répondit-", "il"],
])("a hyphen that may be the writer's stays: %s %s", (line, next) => {
  expect(divisionOf(line, next)).toBe("hyphenated");
});

test("the text itself says whether a word has a hyphen", () => {
  expect(divisionOf("a ghost-", "light", "The Ghostlight was on, a ghost-\nlight")).toBe("divided");
  expect(divisionOf("peo-", "ple", "peo-ple, he said, peo-\nple")).toBe("hyphenated");
});

test("a word that doesn't go on", () => {
  expect(divisionOf("I was go-", "No, wait")).toBeUndefined();
  expect(divisionOf("the lamp -", "the old one")).toBeUndefined();
  expect(divisionOf("the lamp--", "the old one")).toBeUndefined();
  expect(divisionOf("the lamp", "the old one")).toBeUndefined();
});
