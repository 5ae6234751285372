import type { MarkName } from "../play.ts";

/** Text between Fountain's marks for emphasis, in UTF-16 units from the start of the element. */
export interface TypedEmphasis {
  readonly marks: readonly MarkName[];
  /** Where the opening marks start. */
  readonly from: number;
  /** How many there are at either end. */
  readonly length: number;
  /** After the closing marks. */
  readonly to: number;
}

/** Marks open before a word and close after one. A longer run of stars doesn't contain a shorter one. */
const patterns: readonly (readonly [pattern: RegExp, length: number, marks: readonly MarkName[]])[] = [
  [/(?<![*\p{L}\d\\])\*{3}(?![\s*])[^*\n]*[^\s*\\]\*{3}$/u, 3, ["bold", "italic"]],
  [/(?<![*\p{L}\d\\])\*{2}(?![\s*])[^*\n]*[^\s*\\]\*{2}$/u, 2, ["bold"]],
  [/(?<![*\p{L}\d\\])\*(?![\s*])[^*\n]*[^\s*\\]\*$/u, 1, ["italic"]],
  [/(?<![_\p{L}\d\\])_(?![\s_])[^_\n]*[^\s_\\]_$/u, 1, ["underline"]],
];

/** Returns the emphasis that the last character of a text closes: `*italic*`, `**bold**`, `_underline_`. */
export function typedEmphasis(text: string): TypedEmphasis | undefined {
  if (!/[*_]$/.test(text)) return undefined;
  for (const [pattern, length, marks] of patterns) {
    const { index } = pattern.exec(text) ?? {};
    if (index !== undefined) return { marks, from: index, length, to: text.length };
  }
  return undefined;
}
