import { expect, test } from "vitest";
import { type Passage, withoutPassage, withPassages } from "./corrections.ts";

const passage = (from: number, to: number, kind: Passage["kind"] = "leftOut"): Passage => ({ from, to, kind });

test("a passage replaces those of which it says something else, and stands beside the others", () => {
  const marked = withPassages({}, [passage(0, 1), passage(3, 3), passage(5, 9)]);
  expect(withPassages(marked, [passage(0, 4, "title")]).passages).toEqual([passage(5, 9), passage(0, 4, "title")]);
  expect(withPassages(marked, [passage(6, 7, "title")]).passages).toHaveLength(4);
});

test("one passage is taken back, and all other corrections stay", () => {
  const [first, second] = [passage(0, 1), passage(3, 3)];
  const corrections = withPassages({ kinds: { a: "cue" } }, [first, second]);
  expect(withoutPassage(corrections, first)).toEqual({ kinds: { a: "cue" }, passages: [second] });
});
