import { expect, test } from "vitest";
import { countPlay } from "#domain/play/countPlay.ts";
import { generatePlay } from "./generatePlay.ts";

test("the same seed gives the same play, another seed gives another", () => {
  expect(generatePlay({ seed: 1, speeches: 50 })).toEqual(generatePlay({ seed: 1, speeches: 50 }));
  expect(generatePlay({ seed: 1, speeches: 50 })).not.toEqual(generatePlay({ seed: 2, speeches: 50 }));
});

test("1,138 speeches make a play of about Hamlet's size", () => {
  const { acts, scenes, speeches, words } = countPlay(generatePlay({ seed: 7, speeches: 1138 }));
  expect({ acts, scenes, speeches }).toEqual({ acts: 5, scenes: 20, speeches: 1138 });
  expect(words).toBeGreaterThan(25_000);
  expect(words).toBeLessThan(40_000);
});
