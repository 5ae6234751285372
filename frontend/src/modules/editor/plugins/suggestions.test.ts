import { expect, test } from "vitest";
import { openLines, typeText } from "../testing/lines.ts";
import { suggestions, suggestionsOf } from "./suggestions.ts";

const offered = (lines: readonly string[], typed: string, cast: readonly string[] = []): readonly string[] => {
  const manuscript = openLines(lines, [suggestions(() => cast)]);
  typeText(manuscript, typed);
  return suggestionsOf(manuscript.state()).names;
};

test("names that begin as typed are offered, who spoke last first", () => {
  expect(offered(["cue: RUTH", "cue: Rosa (off)", "cue: |"], "r")).toEqual(["Rosa", "RUTH"]);
});

test("the cast is offered before anybody has spoken", () => {
  expect(offered(["cue: |"], "w", ["WALTER", "RUTH"])).toEqual(["WALTER"]);
});

test("a name that is complete is not offered alone, and comes first where a longer one fits", () => {
  expect(offered(["cue: ANN", "cue: |"], "Ann")).toEqual([]);
  expect(offered(["cue: ANNA", "cue: ANN", "dialogue: x", "cue: ANNA", "cue: |"], "ann")).toEqual(["ANN", "ANNA"]);
});

test("nothing is offered in a speech, for an empty cue, or within a name", () => {
  expect(offered(["cue: RUTH", "dialogue: |"], "r")).toEqual([]);
  expect(offered(["cue: RUTH", "cue: R|x"], "u")).toEqual([]);
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions(() => [])]);
  expect(suggestionsOf(manuscript.state()).names).toEqual([]);
});

test("putting the cursor elsewhere closes the list", () => {
  const manuscript = openLines(["cue: RUTH", "cue: |"], [suggestions(() => [])]);
  typeText(manuscript, "r");
  expect(suggestionsOf(manuscript.state()).names).toEqual(["RUTH"]);
  const { tr, selection } = manuscript.state();
  manuscript.dispatch(tr.setSelection(selection));
  expect(suggestionsOf(manuscript.state()).names).toEqual([]);
});

test("what is longer than a name is offered only when it was spoken twice, or stands in the cast", () => {
  const long = "The lights come up slowly on a small kitchen table";
  expect(offered([`cue: ${long}`, "cue: THEO", "cue: |"], "t")).toEqual(["THEO"]);
  expect(offered([`cue: ${long}`, `cue: ${long}`, "cue: |"], "t")).toEqual([long]);
  expect(offered(["cue: THEO", "cue: |"], "t", [long])).toEqual(["THEO", long]);
});
