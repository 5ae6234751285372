import { expect, test } from "vitest";
import { draftColorIn } from "./draftColor.ts";

test.each([
  ["Blue draft, May 2026", "blue"],
  ["GOLDENROD", "goldenrod"],
  ["Versión rosa", "pink"],
  ["Third draft", undefined],
  ["Greenwich reading", undefined],
  ["White draft", undefined],
  ["", undefined],
])("the draft “%s” has the color %s", (draft, color) => {
  expect(draftColorIn(draft)).toBe(color);
});
