import { expect, test } from "vitest";
import {
  forPlay,
  forSimilarFiles,
  isWithoutCorrections,
  maxPassages,
  type Passage,
  withGroupKind,
  withoutPassage,
  withPassages,
} from "./corrections.ts";

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

test("if there are more passages than are stored, the oldest are dropped", () => {
  const all = Array.from({ length: maxPassages + 2 }, (_, at) => passage(at, at));
  expect(withPassages({}, all).passages).toEqual(all.slice(2));
});

test("a group without a kind is recognized automatically again", () => {
  const chosen = withGroupKind(withGroupKind({}, "a", "cue"), "b", "note");
  expect(withGroupKind(chosen, "a", undefined).kinds).toStrictEqual({ b: "note" });
});

test("a passage that reaches into the next play ends with its own", () => {
  expect(forPlay({ passages: [passage(8, 25)] }, 10, 20)).toEqual({ passages: [passage(0, 9)] });
});

test("only corrections that say something are corrections", () => {
  expect(isWithoutCorrections({ kinds: {}, splits: {}, passages: [], linesAreParagraphs: false })).toBe(true);
  const corrected = [{ linesAreParagraphs: true }, { encoding: "koi8-r" }, { kinds: { a: "cue" } } as const];
  expect(corrected.map(isWithoutCorrections)).toEqual([false, false, false]);
  expect(isWithoutCorrections({ passages: [passage(0, 0)] })).toBe(false);
});

test("passages of one file aren't used for another one", () => {
  const kept = { kinds: { a: "cue" }, linesAreParagraphs: true } as const;
  expect(forSimilarFiles({ ...kept, passages: [passage(0, 0)] })).toEqual(kept);
});
