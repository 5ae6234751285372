import { expect, test } from "vitest";
import { openLines, typeText } from "../testing/lines.ts";
import { suggestions, suggestionsOf } from "./suggestions.ts";

const offered = (lines: readonly string[], typed: string, cast: readonly string[] = []): readonly string[] => {
  const manuscript = openLines(lines, [suggestions({ cast: () => cast, language: () => "en-US" })]);
  typeText(manuscript, typed);
  return suggestionsOf(manuscript.state()).lines;
};

test("names that start with the typed text are suggested, latest speaker first", () => {
  expect(offered(["cue: RUTH", "cue: Rosa (off)", "cue: |"], "r")).toEqual(["Rosa", "RUTH"]);
});

test("the cast is suggested before anybody has spoken", () => {
  expect(offered(["cue: |"], "w", ["WALTER", "RUTH"])).toEqual(["WALTER"]);
});

test("a complete name isn't suggested alone, and comes first if a longer one matches", () => {
  expect(offered(["cue: ANN", "cue: |"], "Ann")).toEqual([]);
  expect(offered(["cue: ANNA", "cue: ANN", "dialogue: x", "cue: ANNA", "cue: |"], "ann")).toEqual(["ANN", "ANNA"]);
});

test("nothing is suggested in a speech, for an empty cue, or within a name", () => {
  expect(offered(["cue: RUTH", "dialogue: |"], "r")).toEqual([]);
  expect(offered(["cue: RUTH", "cue: R|x"], "u")).toEqual([]);
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions({ cast: () => [], language: () => "en-US" })]);
  expect(suggestionsOf(manuscript.state()).lines).toEqual([]);
});

test("moving the cursor closes the list", () => {
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions({ cast: () => [], language: () => "en-US" })]);
  typeText(manuscript, "r");
  expect(suggestionsOf(manuscript.state()).lines).toEqual(["RUTH"]);
  const { tr, selection } = manuscript.state();
  manuscript.dispatch(tr.setSelection(selection));
  expect(suggestionsOf(manuscript.state()).lines).toEqual([]);
});

test("long names are suggested only if they spoke twice or are in the cast", () => {
  const long = "The lights come up slowly on a small kitchen table";
  expect(offered([`cue: ${long}`, "cue: THEO", "cue: |"], "t")).toEqual(["THEO"]);
  expect(offered([`cue: ${long}`, `cue: ${long}`, "cue: |"], "t")).toEqual([long]);
  expect(offered(["cue: THEO", "cue: |"], "t", [long])).toEqual(["THEO", long]);
});

test("places and closing lines of the play are suggested, and nothing is chosen at first", () => {
  expect(offered(["scene: SCENE 1. The kitchen", "scene: |"], "SCENE 2. The")).toEqual(["SCENE 2. The kitchen"]);
  expect(offered(["setting: A bakery. Dawn.", "scene: |"], "a")).toEqual(["A bakery."]);
  expect(offered(["transition: BLINDING LIGHT.", "transition: |"], "bl")).toEqual(["BLINDING LIGHT.", "BLACKOUT."]);
  const manuscript = openLines(
    ["scene: The kitchen", "scene: |"],
    [suggestions({ cast: () => [], language: () => "en-US" })],
  );
  typeText(manuscript, "the");
  expect(suggestionsOf(manuscript.state()).chosen).toBe(-1);
});
