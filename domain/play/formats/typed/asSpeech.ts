import { runInsOf } from "../plainText/cueForm.ts";
import {
  joinSpans,
  type Line,
  lineOf,
  type Paragraph,
  splitSpans,
  textAfter,
  trimSpans,
} from "../plainText/paragraph.ts";

interface NamedSpeech {
  readonly name: string;
  readonly manner?: string | undefined;
  readonly spoken: readonly Line[];
}

/**
 * Returns the parts of a paragraph that has a name and its speech, each with its kind: `Nora (low): Who calls?` Without a
 * name that something separates from the speech, the first of several lines is the name, and a single line is spoken.
 */
export function asSpeech({ lines, layout, ...one }: Paragraph): readonly Paragraph[] {
  const partOf = (kind: "cue" | "parenthetical" | "dialogue", part: readonly Line[]): Paragraph => ({
    ...one,
    lines: part,
    layout: { ...layout, kind, isChosen: true },
  });
  const found = findNamed(lines);
  if (!found) return [partOf("dialogue", lines)];
  const { name, manner, spoken } = found;
  return [
    partOf("cue", [lineOf([{ text: name }])]),
    ...(manner ? [partOf("parenthetical", [lineOf([{ text: manner }])])] : []),
    ...(spoken.some(({ text }) => text.trim() !== "") ? [partOf("dialogue", spoken)] : []),
  ];
}

function findNamed(lines: readonly Line[]): NamedSpeech | undefined {
  const [first, ...more] = lines;
  if (!first) return undefined;
  const cue = runInsOf(first)[0]?.cue;
  const rest = cue && textAfter(first, cue.restAt);
  const withManner = (cue ? rest?.text.startsWith("(") : more.length > 0) ? findNameAndManner(lines) : undefined;
  if (withManner) return withManner;
  if (cue && rest) {
    return { name: cue.name, manner: cue.manner, spoken: rest.text.trim() === "" ? more : [rest, ...more] };
  }
  return more.length > 0 ? { name: first.text.trim(), spoken: more } : undefined;
}

/** How somebody speaks may take several lines: `UN HOMME (s'asseyant par terre avec d'autres`, `porteurs):`. */
const nameAndManner = /^\s*([^()\n]{1,40}?)[ \t]*\(([^()]{1,400})\)[ \t]*[:.]?\s*(?=\S)/u;

function findNameAndManner(lines: readonly Line[]): NamedSpeech | undefined {
  const spans = joinSpans(lines);
  const [all, name = "", manner = ""] = nameAndManner.exec(lineOf(spans).text) ?? [];
  if (all === undefined || name === "") return undefined;
  return {
    name,
    manner: manner.replace(/\s+/g, " "),
    spoken: [lineOf(trimSpans(splitSpans(spans, [all.length])[1] ?? []))],
  };
}
