import { expect, test } from "vitest";
import { createDividedJoiner } from "./dividedWords.ts";

const join = (line: string, next: string, text = `${line}\n${next}`) => createDividedJoiner(text)(line, next);

test.each([
  ["some-", "thing about it", "something about it"],
  ["the peo-", "ple here", "the people here"],
  ["She was run-", "ning.", "She was running."],
  ["a lit-", "tle", "a little"],
  ["the chil-", "dren", "the children"],
  ["a con\u00AD", "cert", "a concert"],
  ["the ques\u2010", "tion", "the question"],
])("a word that was clearly divided is one word: %s %s", (line, next, joined) => {
  expect(join(line, next)).toBe(joined);
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
  expect(join(line, next)).toBe(line + next);
});

test("the text itself says whether a word has a hyphen", () => {
  expect(join("a ghost-", "light", "The Ghostlight was on, a ghost-\nlight")).toBe("a ghostlight");
  expect(join("peo-", "ple", "peo-ple, he said, peo-\nple")).toBe("peo-ple");
});

test("what isn't a word that goes on isn't joined", () => {
  expect(join("I was go-", "No, wait")).toBeUndefined();
  expect(join("the lamp -", "the old one")).toBeUndefined();
  expect(join("the lamp--", "the old one")).toBeUndefined();
  expect(join("the lamp", "the old one")).toBeUndefined();
});
