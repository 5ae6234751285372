import { expect, test } from "vitest";
import { lineOf, plainLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { asSpeech } from "./asSpeech.ts";

const partsOf = (...lines: readonly string[]) =>
  asSpeech({ lines: lines.map((text) => lineOf([{ text }])), apart: true, layout: plainLayout }).map(
    (part) => `${part.layout.kind}: ${textOfParagraph(part)}`,
  );

test.each([
  ["a mark", ["Nora: Who calls?"], ["cue: Nora", "dialogue: Who calls?"]],
  [
    "a mark, and how it's said",
    ["Nora (low). Who", "calls?"],
    ["cue: Nora", "parenthetical: low", "dialogue: Who\ncalls?"],
  ],
  ["a line", ["the old man", "who is there?"], ["cue: the old man", "dialogue: who is there?"]],
  [
    "brackets of two lines",
    ["UN HOMME (s'asseyant par terre", "avec d'autres):", "Bien !"],
    ["cue: UN HOMME", "parenthetical: s'asseyant par terre avec d'autres", "dialogue: Bien !"],
  ],
  ["nothing", ["who is (really) there?"], ["dialogue: who is (really) there?"]],
])("a name is told from its speech by %s", (_, lines, parts) => {
  expect(partsOf(...lines)).toEqual(parts);
});
