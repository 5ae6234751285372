import { expect, test } from "vitest";
import { type Span, textOf } from "#domain/play/play.ts";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { dialogue, note, play, playWith, speech } from "#tests/support/playBuilder.ts";
import { tidySpaces } from "./tidySpaces.ts";
import { writeFountain } from "./writeFountain.ts";

test("spaces at the ends of lines leave no codes in the file", () => {
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

test("only spaces at the ends of lines are removed", () => {
  const leavesTheRest = fc.property(arbitraryPlay, (given) => {
    const { blocks } = tidySpaces(given);
    expect(blocks.map(({ id, kind }) => [id, kind])).toEqual(given.blocks.map(({ id, kind }) => [id, kind]));
    for (const [at, block] of given.blocks.entries()) {
      const lines = textOf(block).split("\n");
      const kept = lines.map((line) => (/[^ \t]/.test(line) ? line.replace(/[ \t]+$/, "") : line));
      expect(blocks[at] && textOf(blocks[at])).toBe(kept.join("\n"));
      const isPlain = block.text.every(({ bold, italic }) => !bold && !italic);
      if (isPlain && lines.join() === kept.join()) expect(blocks[at]).toBe(block);
    }
  });
  fc.assert(leavesTheRest, { numRuns: 1000 });
});

test("marks stay with their letters", () => {
  const [block] = tidySpaces(
    play(dialogue([{ text: "a  ", bold: true }, { text: " \nb", italic: true }, " c "])),
  ).blocks;
  expect(block?.text).toEqual([{ text: "a", bold: true }, { text: "\nb", italic: true }, { text: " c" }]);
});

test("a space at the edge of bold or italic text leaves no code in the file; an underlined one is visible and stays", () => {
  const bold = (text: string) => ({ text, bold: true }) as const;
  const words = dialogue(["so ", bold("very "), "dark ", { text: " and\tcold", italic: true }, bold(" "), "here"]);
  expect(writeFountain(play(speech("MARA", words)))).toContain("\nso **very** dark  *and\tcold* here\n");
  const underlined = dialogue([{ text: "under ", underline: true }, "it"]);
  expect(writeFountain(play(speech("MARA", underlined)))).toContain("_under [[ghostlight]]_it");
});

test("only spaces lose their marks, and only at the edges of marked text", () => {
  const keeps = fc.property(arbitraryPlay, (given) => {
    const { blocks } = tidySpaces(given);
    for (const [at, block] of given.blocks.entries())
      expect(markedLetters(blocks[at]?.text ?? [])).toEqual(markedLetters(block.text));
  });
  fc.assert(keeps, { numRuns: 500 });
});

const markedLetters = (spans: readonly Span[]) =>
  spans.flatMap(({ text, ...marks }) => [...text.replace(/[ \t]/g, "")].map((letter) => ({ letter, ...marks })));
