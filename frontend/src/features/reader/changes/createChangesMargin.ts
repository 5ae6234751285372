import type { BlockId } from "#domain/play/play.ts";
import type { Margin, MarkedBlocks } from "../copy/margin.ts";
import type { TextMark } from "../copy/markedLinesOf.ts";
import type { ReadingCopy } from "../copy/readingCopy.ts";

export interface ChangesMargin extends Margin {
  /** Removes all marks. */
  readonly clear: () => void;
}

const unmarked: MarkedBlocks = new Map();

/** The marks of what has changed, by piece of the reading copy. */
export function createChangesMargin(
  { pieces }: Pick<ReadingCopy, "pieces">,
  marks: ReadonlyMap<BlockId, readonly TextMark[]>,
): ChangesMargin {
  const listeners = new Map<BlockId, () => void>();
  let marked: ReadonlyMap<BlockId, MarkedBlocks> = new Map(
    pieces.flatMap(({ id, blocks }) => {
      const own = blocks.flatMap((block) => {
        const here = marks.get(block.id);
        return here ? [[block.id, here] as const] : [];
      });
      return own.length > 0 ? [[id, new Map(own)] as const] : [];
    }),
  );
  return {
    subscribe(piece, listener) {
      listeners.set(piece, listener);
      return () => listeners.delete(piece);
    },
    markedIn: (piece) => marked.get(piece) ?? unmarked,
    clear() {
      marked = new Map();
      for (const listener of listeners.values()) listener();
    },
  };
}
