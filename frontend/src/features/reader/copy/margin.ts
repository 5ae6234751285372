import type { BlockId } from "#domain/play/play.ts";
import type { TextMark } from "./markedLinesOf.ts";

export type MarkedBlocks = ReadonlyMap<BlockId, readonly TextMark[]>;

/** What stands beside the text: the book draws it, and knows nothing of where it comes from. */
export interface Margin {
  /** Calls back when the marks on a piece are others. Answers how to stop. */
  readonly subscribe: (piece: BlockId, listener: () => void) => () => void;
  /** The marks on the blocks of a piece, by the piece's id: the same map as long as nothing changes there. */
  readonly markedIn: (piece: BlockId) => MarkedBlocks;
}
