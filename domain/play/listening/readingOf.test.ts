import { expect, test } from "vitest";
import { act, cue, dialogue, direction, note, parenthetical, play, scene } from "#tests/support/playBuilder.ts";
import type { BlockId } from "../play.ts";
import { readingOf } from "./readingOf.ts";

const { blocks } = play(
  act("Act One"),
  scene("An attic"),
  direction("Rain."),
  cue("NORA (off)"),
  parenthetical("calling"),
  dialogue("Who left the lamp on?"),
  note("Cut this?"),
  cue("NILS"),
  dialogue("I did."),
);
const idOf = (index: number) => blocks[index]?.id ?? ("" as BlockId);
const read = (from: number, options = {}) =>
  readingOf(blocks, idOf(from), { skipsDirections: false, readsNames: false, ...options }).map(
    ({ speaker, text }) => `${speaker ?? "-"}: ${text}`,
  );

test("speeches are read by their speakers, everything else by the narrator, and notes not at all", () => {
  expect(read(0)).toEqual([
    "-: Act One",
    "-: An attic",
    "-: Rain.",
    "-: calling",
    "NORA: Who left the lamp on?",
    "NILS: I did.",
  ]);
});

test("reading can begin in the middle of a speech, skip directions and include names", () => {
  expect(read(5)).toEqual(["NORA: Who left the lamp on?", "NILS: I did."]);
  expect(read(1, { skipsDirections: true, readsNames: true })).toEqual([
    "-: An attic",
    "-: NORA (off)",
    "NORA: Who left the lamp on?",
    "-: NILS",
    "NILS: I did.",
  ]);
});

test("a long speech is cut at ends of sentences or words, and no letter is left out", () => {
  const sentences = "The lamp was on all night and nobody came to switch it off. ".repeat(9);
  const endless = "word ".repeat(200);
  for (const text of [sentences, endless, "x".repeat(1000)]) {
    const long = play(cue("NORA"), dialogue(text)).blocks;
    const pieces = readingOf(long, long[0]?.id ?? ("" as BlockId), { skipsDirections: false, readsNames: false });
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(220);
    expect(pieces.every((piece) => text.startsWith(piece.text, piece.from))).toBe(true);
  }
  const long = play(cue("NORA"), dialogue(sentences)).blocks;
  const cuts = readingOf(long, long[0]?.id ?? ("" as BlockId), { skipsDirections: false, readsNames: false });
  expect(cuts.every(({ text }) => text.trimEnd().endsWith("."))).toBe(true);
});
