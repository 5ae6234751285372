import { expect, test } from "vitest";
import { backoff } from "./backoff.ts";

test("each wait is twice as long as the one before, up to the longest", () => {
  const waits = [1, 2, 3, 4, 5].map((failures) => backoff(failures, { firstMs: 200, longestMs: 1_000 }));
  expect(waits).toEqual([200, 400, 800, 1_000, 1_000]);
});

test("without a longest wait, it keeps growing", () => {
  expect(backoff(9, { firstMs: 200 })).toBe(51_200);
});
