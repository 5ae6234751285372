import type { BlockId } from "#domain/play/play.ts";
import type { TextMark } from "./markedLinesOf.ts";

export type MarkedBlocks = ReadonlyMap<BlockId, readonly TextMark[]>;

/** Comments beside the text. The reading copy draws them without depending on where they come from. */
export interface Margin {
  /** Calls back when the marks on a piece change. Returns a function that stops it. */
  readonly subscribe: (piece: BlockId, listener: () => void) => () => void;
  /** Returns the marks on a piece's blocks. It's the same map as long as nothing changes there. */
  readonly markedIn: (piece: BlockId) => MarkedBlocks;
}
