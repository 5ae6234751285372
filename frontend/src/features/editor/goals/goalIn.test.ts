import { expect, test } from "vitest";
import { goalIn } from "./goalIn.ts";

test("a goal may be typed with separators between thousands", () => {
  expect(["500", " 80000 ", "80,000", "80.000", "80 000", "80\u00a0000"].map(goalIn)).toEqual([
    500, 80_000, 80_000, 80_000, 80_000, 80_000,
  ]);
});

test("an empty field is no goal, and anything else isn't one", () => {
  expect(goalIn(" ")).toBeUndefined();
  expect(["0", "-5", "1.5", "8,00", "80,00,000", "many"].map(goalIn)).toEqual(Array(6).fill("invalid"));
});
