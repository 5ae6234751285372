/** Every bar has the same width, so that it doesn't show the length of a name. */
export const blackBar = "██████";

/** A part of the result: unchanged text or a bar. */
export interface Piece {
  readonly text: string;
  /** Its range in the source. */
  readonly start: number;
  readonly end: number;
  readonly isBar: boolean;
}

export interface BlackedOut {
  readonly text: string;
  /** In order. Together they make up the text and cover the source. */
  readonly pieces: readonly Piece[];
  /** Maps an offset in `text` to the source. Inside a bar, it's the start or the end of the hidden text. */
  readonly toSource: (offset: number, edge: "start" | "end") => number;
}

/** Replaces each match with a bar. The pattern must have the `g` flag. */
export function blackOut(source: string, pattern: RegExp | undefined): BlackedOut {
  const pieces = piecesOf(source, pattern);
  return {
    text: pieces.map(({ text }) => text).join(""),
    pieces,
    toSource: (offset, edge) => sourceOffset(pieces, offset, edge),
  };
}

function piecesOf(source: string, pattern: RegExp | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const keepUpTo = (end: number): void => {
    if (end > at) pieces.push({ text: source.slice(at, end), start: at, end, isBar: false });
  };
  for (const { 0: name, index: start } of pattern ? source.matchAll(pattern) : []) {
    keepUpTo(start);
    at = start + name.length;
    pieces.push({ text: blackBar, start, end: at, isBar: true });
  }
  keepUpTo(source.length);
  return pieces;
}

function sourceOffset(pieces: readonly Piece[], offset: number, edge: "start" | "end"): number {
  let at = 0;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    if (offset < end || (offset === end && edge === "end")) return offsetIn(piece, offset - at, edge);
    at = end;
  }
  return (pieces.at(-1)?.end ?? 0) + offset - at;
}

function offsetIn({ start, end, isBar }: Piece, offset: number, edge: "start" | "end"): number {
  if (!isBar || offset === 0) return start + offset;
  return edge === "start" ? start : end;
}
