import { expect, test } from "vitest";
import { minuteMs } from "../../time.ts";
import { findShrink } from "./shrinking.ts";

const now = 10 * minuteMs;

test("a play that loses half of its words or more within a minute has shrunk", () => {
  const long = { words: 1000, until: now - 30_000 };
  expect(findShrink([long], 500, now)).toBe(long);
  expect(findShrink([long], 501, now)).toBeUndefined();
  expect(findShrink([{ ...long, until: now - minuteMs - 1 }], 10, now)).toBeUndefined();
});

test("a text that stood for hours counts until it was changed", () => {
  const long = { words: 1000, until: now - 1 };
  expect(findShrink([long, { words: 600, until: undefined }], 10, now)).toBe(long);
});

test("the longest text of the minute comes back, the later one of two", () => {
  const [first, second] = [
    { words: 1000, until: now - 20_000 },
    { words: 1000, until: now - 10_000 },
  ];
  expect(findShrink([first, second, { words: 700, until: now }], 10, now)).toBe(second);
});

test("a short text may be rewritten from scratch", () => {
  expect(findShrink([{ words: 99, until: now }], 0, now)).toBeUndefined();
});
