import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { openLines, showLines } from "../testing/lines.ts";
import { pasteText } from "./pasting.ts";

let made = 0;
const paste = (lines: readonly string[], text: string): string[] => {
  const manuscript = openLines(lines);
  manuscript.dispatch(pasteText(manuscript.state(), text, () => `p${made++}` as BlockId));
  return showLines(manuscript);
};

const scene = "RUTH\nYou what?\n\nWALTER\nNothing.";
const speeches = ["cue: RUTH", "dialogue: You what?", "cue: WALTER"];

test("one line is words for the element at hand", () => {
  expect(paste(["dialogue: a| b"], "RUTH\n")).toEqual(["dialogue: aRUTH| b"]);
});

test("several lines become elements, in the place of an empty one", () => {
  expect(paste(["dialogue: a", "cue: |", "cue: B"], scene)).toEqual([
    "dialogue: a",
    ...speeches,
    "dialogue: Nothing.|",
    "cue: B",
  ]);
});

test("they come before, behind, or between the words at the cursor", () => {
  expect(paste(["dialogue: |a"], scene)).toEqual([...speeches, "dialogue: Nothing.|", "dialogue: a"]);
  expect(paste(["dialogue: a|"], scene)).toEqual(["dialogue: a", ...speeches, "dialogue: Nothing.|"]);
  expect(paste(["dialogue: a|b"], scene)).toEqual(["dialogue: a", ...speeches, "dialogue: Nothing.|", "dialogue: b"]);
});

test("they take the place of what is selected", () => {
  expect(paste(["dialogue: a|b", "dialogue: c|d"], scene)).toEqual([
    "dialogue: a",
    ...speeches,
    "dialogue: Nothing.|",
    "dialogue: d",
  ]);
});
