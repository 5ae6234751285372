/** Every bar is this one: its width doesn't show how long a name is. */
export const blackBar = "██████";

/** A stretch of the result: text as it was, or a bar. */
export interface Piece {
  readonly text: string;
  /** Where it stands in the source, or what it hides there. */
  readonly start: number;
  readonly end: number;
  readonly isBar: boolean;
}

export interface BlackedOut {
  readonly text: string;
  /** In order; together they are the text, and cover the source. */
  readonly pieces: readonly Piece[];
  /** The offset in the source for an offset in `text`. Inside a bar it is the start or the end of what the bar hides. */
  readonly toSource: (offset: number, edge: "start" | "end") => number;
}

/** Replaces each match by a bar. The pattern has the `g` flag. */
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
