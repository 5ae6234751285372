import { expect, test } from "vitest";
import { maxQuoteLength, maxRanges } from "#domain/feedback/feedback.ts";
import { dialogue, play } from "#tests/support/playBuilder.ts";
import { rangesOver } from "./ranges.ts";

test("a passage that is too long is cut, and the result says so", () => {
  const { blocks } = play(Array.from({ length: maxRanges + 1 }, () => dialogue("A line.")));
  const { ranges, isCut } = rangesOver(blocks);
  expect([ranges.length, isCut]).toEqual([maxRanges, true]);
  expect(rangesOver(blocks.slice(1)).isCut).toBe(false);
});

test("a long quote is cut to its beginning, and the range ends there too", () => {
  const { ranges, isCut } = rangesOver(play(dialogue("x".repeat(maxQuoteLength + 1))).blocks);
  expect(ranges).toMatchObject([{ start: 0, end: maxQuoteLength, quote: "x".repeat(maxQuoteLength) }]);
  expect(isCut).toBe(true);
});
