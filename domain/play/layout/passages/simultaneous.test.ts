import { expect, test } from "vitest";
import { playWith, speech, together } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { layoutOf } from "../layoutOf.ts";
import { splitSpeeches } from "./layoutSpeech.ts";
import { bandsOf } from "./simultaneous.ts";

/** Returns what is said in two simultaneous speeches, from left to right. */
function fromLeft(one: string, other: string): readonly string[] {
  const { blocks } = playWith({}, ...speech("ONE", one), ...together("OTHER", other));
  const [band = []] = bandsOf(splitSpeeches(blocks), layoutOf({ pageLayout: undefined, typing: {} }));
  const sorted = [...band].sort((a, b) => a.column.left - b.column.left);
  return sorted.map((column) => column.speech.slice(1).map(textOf).join());
}

test("the first of simultaneous speeches is where its script begins to read", () => {
  expect(fromLeft("Yes.", "No.")).toEqual(["Yes.", "No."]);
  expect(fromLeft("כן.", "לא.")).toEqual(["לא.", "כן."]);
  expect(fromLeft("نعم.", "لا.")).toEqual(["لا.", "نعم."]);
});
