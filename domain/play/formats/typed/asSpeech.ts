import { runInsOf } from "../plainText/cueForm.ts";
import { lineOf, type Paragraph, textAfter } from "../plainText/paragraph.ts";

/**
 * Returns the parts of a paragraph that has a name and its speech, each with its kind: `Nora (low): Who calls?` Without a
 * name that something separates from the speech, the first of several lines is the name, and a single line is spoken.
 */
export function asSpeech({ lines, layout, ...one }: Paragraph): readonly Paragraph[] {
  const [first, ...more] = lines;
  const cue = first && runInsOf(first)[0]?.cue;
  const partOf = (kind: "cue" | "parenthetical" | "dialogue", part: Paragraph["lines"]): Paragraph => ({
    ...one,
    lines: part,
    layout: { ...layout, kind, isChosen: true },
  });
  if (!first || (!cue && more.length === 0)) return [partOf("dialogue", lines)];
  if (!cue) return [partOf("cue", [first]), partOf("dialogue", more)];
  const rest = textAfter(first, cue.restAt);
  const spoken = rest.text.trim() === "" ? more : [rest, ...more];
  return [
    partOf("cue", [lineOf([{ text: cue.name }])]),
    ...(cue.manner ? [partOf("parenthetical", [lineOf([{ text: cue.manner }])])] : []),
    ...(spoken.length > 0 ? [partOf("dialogue", spoken)] : []),
  ];
}
