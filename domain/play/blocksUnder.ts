import type { Block, BlockId } from "./play.ts";

/** A heading covers everything up to the next heading of its level or a higher one. */
const levels: Partial<Record<Block["kind"], number>> = { act: 1, scene: 2 };

/** Returns the acts and scenes with these headings, in the play's order. A block that isn't a heading covers nothing. */
export function blocksUnder(blocks: readonly Block[], headings: readonly BlockId[]): readonly Block[] {
  const chosen = new Set<BlockId>(headings);
  let level = 0;
  return blocks.filter(({ id, kind }) => {
    const own = levels[kind];
    if (own === undefined) return level > 0;
    if (chosen.has(id)) level = level === 0 ? own : Math.min(level, own);
    else if (own <= level) level = 0;
    return level > 0;
  });
}
