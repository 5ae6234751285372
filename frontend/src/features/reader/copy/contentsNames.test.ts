import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { contentsNames } from "./placeName.ts";
import type { CopyHeading } from "./readingCopy.ts";

const headings = (...texts: readonly string[]): readonly CopyHeading[] =>
  texts.map((text, index) => ({
    id: `b${index}` as BlockId,
    kind: /^act/i.test(text) ? "act" : "scene",
    text,
  }));

test("the contents name scenes with their acts, if scenes of two acts have the same name", () => {
  expect(contentsNames(headings("Act I", "Scene 1", "Scene 2", "Act II", "SCENE 1"))).toEqual([
    "Act I",
    "Act I · Scene 1",
    "Act I · Scene 2",
    "Act II",
    "Act II · SCENE 1",
  ]);
});

test("the contents name scenes alone, if all have their own names or there are no acts", () => {
  expect(contentsNames(headings("Act I", "The lamp", "Act II", "The ladder"))).toEqual([
    "Act I",
    "The lamp",
    "Act II",
    "The ladder",
  ]);
  expect(contentsNames(headings("Dawn", "Dusk", "Dawn"))).toEqual(["Dawn", "Dusk", "Dawn"]);
});
