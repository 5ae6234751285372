import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { dialogue, note, play, playWith, speech } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { withoutLineEndSpaces } from "./lineEnds.ts";
import { writeFountain } from "./writeFountain.ts";

test("spaces at the ends of lines leave no mark in the file", () => {
  const given = playWith(
    { title: "Ghosts ", contact: "4 Lamp Row \nOslo\t" },
    speech("MARA ", "Hello. ", dialogue(["Verse one \nverse ", { text: "two ", bold: true }])),
    note("Longer? "),
  );
  expect(writeFountain(given, { notes: true })).toBe(`Title: Ghosts
Contact:
    4 Lamp Row
    Oslo

MARA
Hello.
[[ghostlight: dialogue]]
Verse one
verse **two**
[[Longer?]]
`);
});

test("nothing but spaces at the ends of lines is left out", { timeout: 60_000 }, () => {
  const leavesTheRest = fc.property(arbitraryPlay, (given) => {
    const { blocks } = withoutLineEndSpaces(given);
    expect(blocks.map(({ id, kind }) => [id, kind])).toEqual(given.blocks.map(({ id, kind }) => [id, kind]));
    for (const [at, block] of given.blocks.entries()) {
      const lines = textOf(block).split("\n");
      const kept = lines.map((line) => (/[^ \t]/.test(line) ? line.replace(/[ \t]+$/, "") : line));
      expect(blocks[at] && textOf(blocks[at])).toBe(kept.join("\n"));
      if (lines.join() === kept.join()) expect(blocks[at]).toBe(block);
    }
  });
  fc.assert(leavesTheRest, { numRuns: 1000 });
});

test("marks stay with their letters", () => {
  const [block] = withoutLineEndSpaces(
    play(dialogue([{ text: "a  ", bold: true }, { text: " \nb", italic: true }, " c "])),
  ).blocks;
  expect(block?.text).toEqual([{ text: "a", bold: true }, { text: "\nb", italic: true }, { text: " c" }]);
});
