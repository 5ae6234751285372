import type { QuotedRange } from "#domain/play/play.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import type { TextMark } from "../copy/markedLinesOf.ts";

/**
 * Returns where a range's text is now; undefined if it's gone. The link may show a later draft, and the server stores
 * only the beginning of a long quote.
 */
export function markOf({ start, end, quote }: QuotedRange, block: Block, name: string): TextMark | undefined {
  const text = textOf(block);
  if (quote !== "" && text.slice(start, end).startsWith(quote)) return { start, end, name };
  const at = text.indexOf(quote);
  return at < 0 || quote === "" ? undefined : { start: at, end: at + quote.length, name };
}

export interface Pointer {
  readonly name: string;
  readonly ranges: readonly QuotedRange[];
}

/** Returns every block with comments, with its marks. */
export function commentMarksOf(
  pointers: readonly Pointer[],
  blocks: ReadonlyMap<BlockId, Block>,
): ReadonlyMap<BlockId, readonly TextMark[]> {
  const marks = new Map<BlockId, TextMark[]>();
  for (const { name, ranges } of pointers) {
    for (const range of ranges) {
      const block = blocks.get(range.blockId);
      const mark = block && markOf(range, block, name);
      if (mark) marks.set(range.blockId, [...(marks.get(range.blockId) ?? []), mark]);
    }
  }
  return marks;
}
