import { expect, test } from "vitest";
import { closingLinesIn, completedLines, offeredText } from "./completions.ts";

test.each([
  ["scene", "SCENE 2. The kitchen", "The kitchen"],
  ["scene", "Scene Two — The kitchen, night", "The kitchen, night"],
  ["scene", "The garden", "The garden"],
  ["scene", "SCENE 3", ""],
  ["setting", "A bakery before dawn. Flour everywhere.", "A bakery before dawn."],
  ["setting", "SETTING: The kitchen", "The kitchen"],
  ["setting", `${"word ".repeat(20)}.`, ""],
  ["transition", "BLACKOUT.", "BLACKOUT."],
] as const)("a %s that is %s offers %s", (kind, text, offered) => {
  expect(offeredText(kind, text)).toBe(offered);
});

test("places complete a scene with or without its number", () => {
  const places = ["The kitchen", "The garden", "the kitchen", "Theo’s room"];
  expect(completedLines("scene", "the k", places)).toEqual(["The kitchen"]);
  expect(completedLines("scene", "SCENE 4. The", places)).toEqual([
    ...["SCENE 4. The kitchen", "SCENE 4. The garden", "SCENE 4. Theo’s room"],
  ]);
  expect(completedLines("scene", "Theo's", places)).toEqual(["Theo’s room"]);
});

test("nothing is offered before the first letter, for a complete line, or for a number", () => {
  expect(completedLines("scene", "", ["The kitchen"])).toEqual([]);
  expect(completedLines("scene", "SCENE 4. ", ["The kitchen"])).toEqual([]);
  expect(completedLines("scene", "The kitchen", ["The kitchen"])).toEqual([]);
});

test("closing lines are those of the play's language", () => {
  expect(completedLines("transition", "bl", closingLinesIn("en-GB"))).toEqual(["BLACKOUT."]);
  expect(completedLines("transition", "vor", closingLinesIn("de"))).toEqual(["VORHANG."]);
  expect(closingLinesIn("ja")).toEqual([]);
});
