import { expect, test } from "vitest";
import { roundedShares } from "./roundedShares.ts";

test("rounded shares are 100 % together", () => {
  expect(roundedShares([1, 1, 1])).toEqual([0.34, 0.33, 0.33]);
  expect(roundedShares([555, 223, 222])).toEqual([0.56, 0.22, 0.22]);
  expect(roundedShares([505, 305, 190])).toEqual([0.51, 0.3, 0.19]);
  expect(roundedShares([1, 0, 0])).toEqual([1, 0, 0]);
  expect(roundedShares([0, 0, 0])).toEqual([0, 0, 0]);
  expect(roundedShares([])).toEqual([]);
});

test("whatever the parts are, no share is further than 1 % from the exact one", () => {
  for (let spoken = 0; spoken <= 60; spoken++)
    for (let directions = 0; directions <= 60 - spoken; directions++) {
      const parts = [spoken, directions, 60 - spoken - directions];
      const shares = roundedShares(parts);
      expect(shares.reduce((sum, share) => sum + Math.round(100 * share), 0)).toBe(100);
      for (const [index, share] of shares.entries())
        expect(Math.abs(100 * share - (100 * (parts[index] ?? 0)) / 60)).toBeLessThan(1);
    }
});
