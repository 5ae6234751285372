import { expect, test } from "vitest";
import { formatClock } from "./formatClock.ts";

test.each([
  [0, "0:00"],
  [65.9, "1:05"],
  [3599, "59:59"],
  [3725, "1:02:05"],
])("%d seconds are shown as %s", (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown);
});
