import type { Block, BlockId } from "#domain/play/play.ts";
import type { Margin, MarkedBlocks } from "../copy/margin.ts";
import type { TextMark } from "../copy/markedLinesOf.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";
import { commentMarksOf, type Pointer } from "./commentMarksOf.ts";

export interface FeedbackMargin extends Margin {
  /** Marks these passages and removes all other marks. */
  readonly mark: (pointers: readonly Pointer[]) => void;
}

/** This many pieces are redrawn at once, the others when the browser is idle. */
const piecesAtOnce = 3;

/** The comment marks in the reading copy. A piece is redrawn only if its own marks change. */
export function createMargin({ pieces }: Pick<ReadingCopy, "pieces">, later = whenIdle): FeedbackMargin {
  const listeners = new Map<BlockId, () => void>();
  let places: Places | undefined;
  let marked: ReadonlyMap<BlockId, MarkedBlocks> = new Map();
  const notify = (changed: readonly BlockId[]): void => {
    for (const piece of changed.slice(0, piecesAtOnce)) listeners.get(piece)?.();
    if (changed.length > piecesAtOnce) later(() => notify(changed.slice(piecesAtOnce)));
  };
  return {
    subscribe(piece, listener) {
      listeners.set(piece, listener);
      return () => listeners.delete(piece);
    },
    markedIn: (piece) => marked.get(piece) ?? unmarked,
    mark(pointers) {
      // Most readers haven't commented yet, and the text is drawn faster without this.
      if (pointers.length > 0) places ??= placesIn(pieces);
      const before = marked;
      const next = places ? byPiece(commentMarksOf(pointers, places.blocks), places.pieceOf) : new Map();
      marked = new Map([...next].map(([piece, marks]) => [piece, sameAs(before.get(piece), marks)]));
      const touched = new Set([...before.keys(), ...marked.keys()]);
      notify([...touched].filter((piece) => before.get(piece) !== marked.get(piece)));
    },
  };
}

interface Places {
  readonly blocks: ReadonlyMap<BlockId, Block>;
  readonly pieceOf: ReadonlyMap<BlockId, BlockId>;
}

const placesIn = (pieces: ReadingCopy["pieces"]): Places => ({
  blocks: new Map(pieces.flatMap((piece) => piece.blocks.map((block) => [block.id, block] as const))),
  pieceOf: new Map(pieces.flatMap(({ id, blocks }) => blocks.map((block) => [block.id, id] as const))),
});

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 16);
}

const unmarked: MarkedBlocks = new Map();

function byPiece(
  marks: ReadonlyMap<BlockId, readonly TextMark[]>,
  pieceOf: ReadonlyMap<BlockId, BlockId>,
): ReadonlyMap<BlockId, MarkedBlocks> {
  const pieces = new Map<BlockId, Map<BlockId, readonly TextMark[]>>();
  for (const [block, own] of marks) {
    const piece = pieceOf.get(block) ?? block;
    pieces.set(piece, (pieces.get(piece) ?? new Map()).set(block, own));
  }
  return pieces;
}

/** Returns the earlier map if nothing changed, so that unchanged blocks keep their identity. */
function sameAs(before: MarkedBlocks | undefined, now: MarkedBlocks): MarkedBlocks {
  if (!before) return now;
  const kept = new Map([...now].map(([block, marks]) => [block, sameMarks(before.get(block), marks)] as const));
  const isSame = kept.size === before.size && [...kept].every(([block, marks]) => before.get(block) === marks);
  return isSame ? before : kept;
}

const sameMarks = (before: readonly TextMark[] | undefined, now: readonly TextMark[]): readonly TextMark[] =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
