import { expect, test } from "vitest";
import { act, dialogue, play, scene } from "#tests/support/playBuilder.ts";
import { readingCopyOf } from "../copy/readingCopy.ts";
import { markOf } from "./commentMarksOf.ts";
import { createMargin } from "./createMargin.ts";

const book = readingCopyOf(
  play(act("I", scene("1", dialogue("Speak the speech.")), scene("2", dialogue("Trippingly.")))),
);
const [first, second] = book.pieces;
const speech = book.blocks.find(({ kind }) => kind === "dialogue");

const pointer = (start: number, quote: string) => ({
  name: `at-${start}`,
  ranges: speech ? [{ blockId: speech.id, start, end: start + quote.length, quote }] : [],
});

test("only pieces whose marks changed are redrawn", () => {
  const margin = createMargin(book);
  if (!first || !second) throw new Error("The book has no two pieces.");
  const before = [first, second].map(({ id }) => margin.markedIn(id));
  margin.mark([pointer(0, "Speak")]);
  const marked = margin.markedIn(first.id);
  expect([...marked.values()].flat()).toEqual([{ start: 0, end: 5, name: "at-0" }]);
  expect(margin.markedIn(second.id)).toBe(before[1]);
  margin.mark([pointer(0, "Speak")]);
  expect(margin.markedIn(first.id)).toBe(marked);
  margin.mark([]);
  expect(margin.markedIn(first.id)).toBe(before[0]);
});

test("text that moved within its block is found again, and a shortened quote still marks the whole passage", () => {
  if (!speech) throw new Error("Nobody speaks.");
  const find = (start: number, end: number, quote: string) =>
    markOf({ blockId: speech.id, start, end, quote }, speech, "x");
  expect(find(6, 12, "speech")).toEqual({ start: 10, end: 16, name: "x" });
  expect(find(0, 16, "Speak")).toEqual({ start: 0, end: 16, name: "x" });
  expect(find(0, 4, "Mute")).toBeUndefined();
});
