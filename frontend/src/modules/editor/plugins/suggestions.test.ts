import { expect, test } from "vitest";
import { openLines, typeText } from "../testing/lines.ts";
import { suggestions, suggestionsOf } from "./suggestions.ts";

const offered = (lines: readonly string[], typed: string, cast: readonly string[] = []): readonly string[] => {
  const manuscript = openLines(lines, [suggestions(() => cast)]);
  typeText(manuscript, typed);
  return suggestionsOf(manuscript.state()).names;
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
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions(() => [])]);
  expect(suggestionsOf(manuscript.state()).names).toEqual([]);
});

test("moving the cursor closes the list", () => {
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions(() => [])]);
  typeText(manuscript, "r");
  expect(suggestionsOf(manuscript.state()).names).toEqual(["RUTH"]);
  const { tr, selection } = manuscript.state();
  manuscript.dispatch(tr.setSelection(selection));
  expect(suggestionsOf(manuscript.state()).names).toEqual([]);
});

test("long names are suggested only if they spoke twice or are in the cast", () => {
  const long = "The lights come up slowly on a small kitchen table";
  expect(offered([`cue: ${long}`, "cue: THEO", "cue: |"], "t")).toEqual(["THEO"]);
  expect(offered([`cue: ${long}`, `cue: ${long}`, "cue: |"], "t")).toEqual([long]);
  expect(offered(["cue: THEO", "cue: |"], "t", [long])).toEqual(["THEO", long]);
});
