import { expect, test } from "vitest";
import { exitCodeOf } from "../bench/figures.ts";

test("a benchmark fails if a figure is over its limit", () => {
  const within = { words: { value: 3, unit: "" }, lost: { value: 0, unit: "", limit: 0 } };
  expect(exitCodeOf(within)).toBe(0);
  expect(exitCodeOf({ ...within, lost: { value: 1, unit: "", limit: 0 } })).toBe(1);
  expect(exitCodeOf({ ...within, time: { value: Number.NaN, unit: "ms", limit: 500 } })).toBe(1);
});
