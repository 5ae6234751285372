import { expect, test } from "vitest";
import { act, cue, dialogue, direction, note, parenthetical, play, scene } from "#tests/support/playBuilder.ts";
import { namingOf } from "../characters/naming.ts";
import { type Block, type BlockId, textOf } from "../play.ts";
import { readingFrom, stepFrom, stepStart } from "./readingOf.ts";

/** The names in the cues of a play without a list of characters. */
const namesOf = (some: readonly Block[]) =>
  namingOf(
    some.flatMap((block) => (block.kind === "cue" ? [textOf(block)] : [])),
    [],
  );
const everything = { skipsDirections: false, readsNames: false };

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
/** Reads from a place on. */
const restOf = (some: readonly Block[], index: number, from = 0, options = {}) => {
  const place = { blockId: some[index]?.id ?? ("" as BlockId), from };
  const { pieces, first } = readingFrom(some, place, { ...everything, ...options, ...namesOf(some) });
  return pieces.slice(first);
};
const read = (index: number, options = {}) =>
  restOf(blocks, index, 0, options).map(({ speaker, text }) => `${speaker ?? "-"}: ${text}`);

test("speeches are read by their speakers, everything else by the narrator, and notes not at all", () => {
  expect(read(0)).toEqual([
    "-: Act One",
    "-: An attic",
    "-: Rain.",
    "-: calling",
    "nora: Who left the lamp on?",
    "nils: I did.",
  ]);
});

test("reading can begin in the middle of a speech, skip directions and include names", () => {
  expect(read(5)).toEqual(["nora: Who left the lamp on?", "nils: I did."]);
  expect(read(1, { skipsDirections: true, readsNames: true })).toEqual([
    "-: An attic",
    "-: NORA (off)",
    "nora: Who left the lamp on?",
    "-: NILS",
    "nils: I did.",
  ]);
});

test("a speech of several characters is read by the first of them", () => {
  const { blocks } = play(
    cue("NILS"),
    dialogue("Me."),
    cue("NORA"),
    dialogue("No, me."),
    cue("NORA NILS (off)"),
    dialogue("Both."),
  );
  expect(restOf(blocks, 4).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(["nora: Both."]);
});

test("a long speech is cut at ends of sentences or words, and no letter is left out", () => {
  const sentences = "The lamp was on all night and nobody came to switch it off. ".repeat(9);
  const endless = "word ".repeat(200);
  for (const text of [sentences, endless, "x".repeat(1000)]) {
    const long = play(cue("NORA"), dialogue(text)).blocks;
    const pieces = restOf(long, 0);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(220);
    expect(pieces.every((piece) => text.startsWith(piece.text, piece.from))).toBe(true);
  }
  const long = play(cue("NORA"), dialogue(sentences)).blocks;
  expect(restOf(long, 0).every(({ text }) => text.trimEnd().endsWith("."))).toBe(true);
});

test("a long speech without sentences is cut at ends of lines, or else at commas, and not within a phrase", () => {
  const endsOf = (text: string) => {
    const long = play(cue("NORA"), dialogue(text)).blocks;
    const pieces = restOf(long, 0);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    return new Set(pieces.map((piece) => piece.text.slice(-2)));
  };
  expect(endsOf("The lamp, the key and the rope on the wall\n".repeat(12))).toEqual(new Set(["l\n"]));
  expect(endsOf("the lamp and the key and the rope, ".repeat(12))).toEqual(new Set([", "]));
  expect(endsOf("the lamp and the “key” and the “rope,” ".repeat(12))).toEqual(new Set(["” "]));
  expect(endsOf("ランプは一晩中ついていて、誰も消しに来なかった。".repeat(12))).toEqual(new Set(["た。"]));
});

test("reading goes on within an element, and after its end with the next one", () => {
  const restFrom = (from: number) => restOf(blocks, 5, from).map((piece) => [piece.from, piece.text]);
  expect(restFrom(0)).toEqual([
    [0, "Who left the lamp on?"],
    [0, "I did."],
  ]);
  expect(restFrom(4)).toEqual([
    [4, "left the lamp on?"],
    [0, "I did."],
  ]);
  expect(restFrom(21)).toEqual([[0, "I did."]]);
});

test("what comes before the place where reading begins is there, too, to go back to", () => {
  const { pieces, first } = readingFrom(blocks, { blockId: idOf(5), from: 4 }, { ...everything, ...namesOf(blocks) });
  expect(pieces.slice(0, first).map(({ text }) => text)).toEqual(["Act One", "An attic", "Rain.", "calling", "Who "]);
  const atEnd = readingFrom(blocks, { blockId: idOf(8), from: 6 }, { ...everything, ...namesOf(blocks) });
  expect(atEnd.first).toBe(atEnd.pieces.length);
});

test("a step is a heading, a direction, or a whole speech, with the notes and directions to its speaker in it", () => {
  const { blocks } = play(
    scene("An attic"),
    direction("Rain."),
    cue("NORA"),
    dialogue("Late."),
    note("Too late?"),
    parenthetical("calling"),
    dialogue("Nils! ".repeat(80)),
    direction("No answer."),
    dialogue("Well."),
    cue("NILS"),
    dialogue("What?"),
  );
  const pieces = restOf(blocks, 0);
  const steps = new Set(pieces.map((_, index) => stepStart(pieces, index)));
  expect([...steps].map((index) => pieces[index]?.text)).toEqual([
    "An attic",
    "Rain.",
    "Late.",
    "No answer.",
    "Well.",
    "What?",
  ]);
  const within = pieces.findIndex(({ text }) => text === "calling") + 1;
  const textAt = (index: number) => pieces[index]?.text;
  expect(textAt(stepFrom(pieces, within, 1))).toBe("No answer.");
  expect(textAt(stepFrom(pieces, within, -1))).toBe("Rain.");
  expect(stepFrom(pieces, 0, -1)).toBe(0);
  expect(stepFrom(pieces, pieces.length - 1, 1)).toBe(pieces.length);
});
