import { type Block, type BlockKind, blockKinds, type MarkName, markNames } from "#domain/play/play.ts";

/*
 * What Fountain can't express goes into notes of our own, which other programs don't print:
 *
 *   [[ghostlight]]                    nothing; keeps a space or an empty line next to it from being taken for layout
 *   [[ghostlight: dialogue]]          on a line of its own: the lines below, up to the next code, note or empty line,
 *                                     are one block of this kind, whatever they look like
 *   [[ghostlight: empty cue]]         on a line of its own: a block of this kind without text (`empty cue ^`: simultaneous)
 *   [[ghostlight: U+000D]]            within a line: a character that wouldn't survive in a text file
 *   [[ghostlight: break bold]]        at the end of a line: the line break after it has these marks and no others
 */

/** The code that produces nothing. */
export const nothingCode = "[[ghostlight]]";

export const blockCode = (kind: BlockKind): string => `[[ghostlight: ${kind}]]`;

export const emptyBlockCode = ({ kind, simultaneous }: Pick<Block, "kind" | "simultaneous">): string =>
  `[[ghostlight: empty ${kind}${simultaneous ? " ^" : ""}]]`;

export const characterCode = (character: string): string =>
  `[[ghostlight: U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]]`;

export const breakCode = (marks: readonly MarkName[]): string => `[[ghostlight: ${["break", ...marks].join(" ")}]]`;

/** A code on a line of its own, which names the block's kind. */
export interface BlockCode {
  readonly kind: BlockKind;
  readonly empty: boolean;
  readonly simultaneous: boolean;
}

const blockCodes = new Map<string, BlockCode>(
  blockKinds.flatMap((kind) => [
    [blockCode(kind), { kind, empty: false, simultaneous: false }],
    [emptyBlockCode({ kind }), { kind, empty: true, simultaneous: false }],
    [emptyBlockCode({ kind, simultaneous: true }), { kind, empty: true, simultaneous: true }],
  ]),
);

export const findBlockCode = (line: string): BlockCode | undefined => blockCodes.get(line);

/** Returns Fountain for people to read, who would see our codes. */
export const withoutCodes = (fountain: string): string =>
  fountain.replace(/^\[\[ghostlight: [^\]]*\]\]\n/gm, "").replace(/\[\[ghostlight(: [^\]]*)?\]\]/g, "");

/** Matches a code within a line at the expression's `lastIndex`: its word and its value. */
const inlineCode = /\[\[ghostlight(?:: (U\+[0-9A-F]{4,6}|break(?: bold)?(?: italic)?(?: underline)?))?\]\]/y;

export interface InlineCode {
  readonly length: number;
  readonly text: string;
  /** Set for a break: its marks. */
  readonly marks?: readonly MarkName[];
}

export function findInlineCode(line: string, at: number): InlineCode | undefined {
  inlineCode.lastIndex = at;
  const match = inlineCode.exec(line);
  if (!match) return undefined;
  const [{ length }, value] = match;
  if (value === undefined) return { length, text: "" };
  if (value.startsWith("U+")) return findCharacter(length, Number.parseInt(value.slice(2), 16));
  return { length, text: "", marks: markNames.filter((mark) => value.includes(mark)) };
}

const findCharacter = (length: number, code: number): InlineCode | undefined =>
  code <= 0x10ffff ? { length, text: String.fromCodePoint(code) } : undefined;
