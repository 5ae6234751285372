import type { RemovedPiece, RemovedRun } from "./textChange.ts";

type Joined = Pick<RemovedRun, "pieces" | "after" | "heading" | "around">;

/** Joins what was deleted before with what's deleted next, if that was beside it. Otherwise, returns undefined. */
export function joinRuns(before: Joined, next: RemovedRun): Joined | undefined {
  const ends = endsOf(before.pieces);
  const nextEnds = endsOf(next.pieces);
  if (!ends || !nextEnds) return undefined;
  if (!nextEnds.first.isWhole) return joinPart(before, ends, next, nextEnds.first);
  return joinRest(before, ends, next, nextEnds) ?? joinNeighbors(before, ends, next, nextEnds);
}

interface Ends {
  readonly first: RemovedPiece;
  readonly last: RemovedPiece;
}

function endsOf(pieces: readonly RemovedPiece[]): Ends | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last && { first, last };
}

/** The rest of an element of which a part is gone. */
function joinRest(before: Joined, { first, last }: Ends, next: RemovedRun, nextEnds: Ends): Joined | undefined {
  if (nextEnds.last.id === first.id && !first.isWhole) {
    const pieces = [...next.pieces.slice(0, -1), withRest(first, nextEnds.last), ...before.pieces.slice(1)];
    return { ...before, after: next.after, heading: next.heading, pieces };
  }
  if (nextEnds.first.id !== last.id || last.isWhole) return undefined;
  return {
    ...before,
    pieces: [...before.pieces.slice(0, -1), withRest(last, nextEnds.first), ...next.pieces.slice(1)],
  };
}

/** Element after element, upward or downward. */
function joinNeighbors(before: Joined, { first, last }: Ends, next: RemovedRun, nextEnds: Ends): Joined | undefined {
  if (nextEnds.last.id === before.after && first.start === 0) {
    return { ...before, after: next.after, heading: next.heading, pieces: [...next.pieces, ...before.pieces] };
  }
  const isBelow = next.after === last.id || (next.after === before.after && first.isWhole);
  return isBelow && last.isAtEnd ? { ...before, pieces: [...before.pieces, ...next.pieces] } : undefined;
}

/** Backspace takes letters before what's already gone, and Delete those after it. */
function joinPart(before: Joined, { first, last }: Ends, next: RemovedRun, part: RemovedPiece): Joined | undefined {
  const left: Joined["around"] = [next.around[0], before.around[1]];
  const right: Joined["around"] = [before.around[0], next.around[1]];
  if (part.id === first.id && part.start + part.text.length === first.start) {
    const piece = { ...first, text: part.text + first.text, start: part.start };
    return { ...before, around: left, pieces: [piece, ...before.pieces.slice(1)] };
  }
  if (part.id === last.id && !last.isWhole && part.start === last.start) {
    const piece = { ...last, text: last.text + part.text, isAtEnd: part.isAtEnd };
    return { ...before, around: right, pieces: [...before.pieces.slice(0, -1), piece] };
  }
  if (part.id !== before.after || !part.isAtEnd || first.start !== 0) return undefined;
  return { after: next.after, heading: next.heading, around: left, pieces: [part, ...before.pieces] };
}

function withRest(gone: RemovedPiece, rest: RemovedPiece): RemovedPiece {
  const text = rest.text.slice(0, gone.start) + gone.text + rest.text.slice(gone.start);
  return { ...rest, text };
}
