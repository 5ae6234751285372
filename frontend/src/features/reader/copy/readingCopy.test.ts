import { expect, test } from "vitest";
import { type Play, textOf } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import {
  act,
  character,
  cue,
  dialogue,
  direction,
  note,
  pageBreak,
  play,
  playWith,
  scene,
  speech,
  together,
} from "#tests/support/playBuilder.ts";
import { type CopyPassage, readingCopyOf } from "./readingCopy.ts";

const shapeOf = (passage: CopyPassage): unknown =>
  passage.kind === "block"
    ? textOf(passage.block)
    : passage.speeches.map(({ cue: name, parts }) => [name ? textOf(name) : "", ...parts.map(textOf)]);

const passagesOf = (one: Play) => readingCopyOf(one).pieces.flatMap(({ passages }) => passages.map(shapeOf));

test("a play is split into headings, directions and speeches, and simultaneous speeches stay together", () => {
  const one = play(
    act("I", scene("1", direction("Night."))),
    speech("NORA", "Hide it.", direction("a knock"), "Quick."),
    speech("HELENE", "Yes."),
    together("ANNE", "No."),
  );
  expect(passagesOf(one)).toEqual([
    "I",
    "1",
    "Night.",
    [["NORA", "Hide it.", "a knock", "Quick."]],
    [
      ["HELENE", "Yes."],
      ["ANNE", "No."],
    ],
  ]);
});

test("notes, page breaks and empty elements are left out, as in print", () => {
  expect(passagesOf(play(speech("NORA", "Hide it."), note("Cut?"), pageBreak(), dialogue(""), cue(" ")))).toEqual([
    [["NORA", "Hide it."]],
  ]);
});

test("a character counts as one speaker, whatever their former names and extensions", () => {
  const front = { characters: [character("NORA", { aliases: ["MRS. HELMER"] })] };
  const { speakers } = readingCopyOf(
    playWith(front, speech("NORA", "1"), speech("Mrs. Helmer", "2"), speech("NORA (off)", "3"), speech("RANK", "4")),
  );
  expect(speakers.map(({ name, speeches }) => [name, speeches.length])).toEqual([
    ["NORA", 3],
    ["RANK", 1],
  ]);
});

test("pieces contain every printed block once and in order, are short, and start at each scene", () => {
  const one = generatePlay({ seed: 11, speeches: 400 });
  const { pieces, blocks, headings } = readingCopyOf(one);
  const printed = one.blocks.filter(({ kind, text }) => kind !== "note" && kind !== "pageBreak" && text.length > 0);
  expect(blocks).toEqual(printed);
  expect(pieces.flatMap((piece) => piece.blocks)).toEqual(blocks);
  expect(Math.max(...pieces.map((piece) => piece.blocks.length))).toBeLessThan(80);
  const begins = new Set(pieces.map(({ id }) => id));
  expect(headings.length).toBeGreaterThan(2);
  for (const [at, { id }] of headings.entries()) {
    const follows = headings[at - 1]?.kind === "act";
    expect(begins.has(id) || follows).toBe(true);
  }
});
