import type { ManuscriptSheet } from "#domain/play/layout/pagedManuscript.ts";
import type { Block, BlockId } from "#domain/play/play.ts";

/** Returns the zero-based page on which a block begins: the last one that doesn't begin after it. */
export function pageOf(block: BlockId, pages: readonly ManuscriptSheet[], blocks: readonly Block[]): number {
  const places = new Map(blocks.map(({ id }, at) => [id, at] as const));
  const wanted = places.get(block) ?? -1;
  const isBefore = ({ start }: ManuscriptSheet): boolean => {
    const at = start && places.get(start.blockId);
    if (at === undefined) return false;
    return at < wanted || (at === wanted && start?.offset === 0);
  };
  return Math.max(0, pages.findLastIndex(isBefore));
}
