import { maxQuoteLength, maxRanges } from "#domain/feedback/feedback.ts";
import { type Block, type BlockId, type QuotedRange, textOf } from "#domain/play/play.ts";

/** A position in a block's text, in UTF-16 units. */
export interface TextPoint {
  readonly block: BlockId;
  readonly offset: number;
}

export interface Pointed {
  readonly ranges: readonly QuotedRange[];
  /** Whether the selection was longer than a passage may be. */
  readonly isCut: boolean;
}

/** Returns the ranges of blocks between two points, without surrounding white space. */
export function rangesBetween(blocks: readonly Block[], from: TextPoint, to: TextPoint): Pointed {
  const first = blocks.findIndex(({ id }) => id === from.block);
  const last = blocks.findIndex(({ id }) => id === to.block);
  if (first < 0 || last < first) return { ranges: [], isCut: false };
  const ranges = blocks.slice(first, last + 1).flatMap((block) => {
    const start = block.id === from.block ? from.offset : 0;
    const end = block.id === to.block ? to.offset : textOf(block).length;
    return rangeIn(block, start, end);
  });
  const kept = ranges.slice(0, maxRanges).map(shortened);
  const isCut = ranges.length > maxRanges || kept.some(({ end }, at) => end !== ranges[at]?.end);
  return { ranges: kept, isCut };
}

/** Returns ranges over the whole text of some blocks. */
export const rangesOver = (blocks: readonly Block[]): Pointed => {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!first || !last) return { ranges: [], isCut: false };
  return rangesBetween(blocks, { block: first.id, offset: 0 }, { block: last.id, offset: textOf(last).length });
};

function rangeIn(block: Block, from: number, to: number): readonly QuotedRange[] {
  const chosen = textOf(block).slice(from, to);
  const quote = chosen.trim();
  if (quote === "") return [];
  const start = from + chosen.indexOf(quote);
  return [{ blockId: block.id, start, end: start + quote.length, quote }];
}

function shortened(range: QuotedRange): QuotedRange {
  const quote = range.quote.slice(0, maxQuoteLength);
  return { ...range, quote, end: range.start + quote.length };
}
