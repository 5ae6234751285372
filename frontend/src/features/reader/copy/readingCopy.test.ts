import { expect, test } from "vitest";
import { type Play, textOf } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import {
  act,
  cue,
  dialogue,
  direction,
  note,
  pageBreak,
  play,
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

test("who speaks together with others is shown these speeches, too", () => {
  const { blocks } = play(speech("RUTH", "1"), speech("RUTH AND ADA", "2"), speech("ADA", "3"), speech("RUTH", "4"));
  const speakers = [
    { name: "RUTH", isGroup: false, cues: ["RUTH", "RUTH AND ADA"] },
    { name: "ADA", isGroup: false, cues: ["RUTH AND ADA", "ADA"] },
  ];
  const texts = new Map(blocks.map((block) => [block.id, textOf(block)]));
  const copy = readingCopyOf({ blocks, speakers });
  expect(copy.speakers.map(({ name, speeches }) => [name, speeches.map((id) => texts.get(id))])).toEqual([
    ["RUTH", ["RUTH", "RUTH AND ADA", "RUTH"]],
    ["ADA", ["RUTH AND ADA", "ADA"]],
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
