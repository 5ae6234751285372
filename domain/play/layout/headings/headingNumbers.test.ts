import { expect, test } from "vitest";
import { readNumber } from "./headingNumbers.ts";

test.each([
  ["ACT ONE", 1],
  ["Act the Second", 2],
  ["ACT IV", 4],
  ["Scene iii", 3],
  ["2. Akt", 2],
  ["IX", 9],
  ["FIRST SCENE", 1],
  ["The Third Act", 3],
  ["Scene the Fourth", 4],
  ["Scene 2 The Garden", 2],
  ["SCENE FIVE: THE GARDEN", 5],
  ["3. The Garden", 3],
  ["IV. The Garden", 4],
  ["Two", 2],
  ["Szene 6", 6],
  ["第2場", 2],
  ["المشهد 3", 3],
  ["Výstup 2", 2],
  ["2 – The Garden", 2],
  ["Di", undefined],
  ["Louis XIV", undefined],
  ["Two Weeks Later", undefined],
  ["THE KITCHEN. MORNING. x", undefined],
  ["7 p.m.", undefined],
  ["7.30 in the evening", undefined],
  ["Room 12", undefined],
  ["First Light", undefined],
  ["I dream of Elsinore", undefined],
  ["Prologue", undefined],
  ["Scene IIII", undefined],
  ["", undefined],
])("%j is number %s", (text, number) => expect(readNumber(text)).toBe(number));

test("a scene that's named with its act has its own number", () => {
  expect(readNumber("Act II, Scene 3", "scene")).toBe(3);
  expect(readNumber("ACT ONE, SCENE TWO", "scene")).toBe(2);
  expect(readNumber("ACT TWO, SCENE ONE", "act")).toBe(2);
});
