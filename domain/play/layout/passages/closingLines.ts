import type { Block, BlockId, BlockKind } from "../../play.ts";
import { isUnprinted } from "./passages.ts";

const closingKinds: readonly BlockKind[] = ["transition", "centered"];

/**
 * Returns the lines with which the play and each of its acts close, such as BLACKOUT and END OF PLAY. They stay on the page of
 * the text before them: alone, they'd be a page of two words.
 */
export function closingLines(blocks: readonly Block[]): ReadonlySet<BlockId> {
  const closing = new Set<BlockId>();
  let isEnd = true;
  // Runs whenever the writer pauses, so it makes no copy of the play.
  for (let at = blocks.length - 1; at >= 0; at--) {
    const block = blocks[at];
    if (block?.kind === "act") isEnd = true;
    else if (!block || !isEnd || isUnprinted(block)) continue;
    else if (closingKinds.includes(block.kind)) closing.add(block.id);
    else isEnd = false;
  }
  return closing;
}

/** Returns the blocks that a closing line follows. They're kept with it. */
export function blocksBeforeClosing(blocks: readonly Block[]): ReadonlySet<BlockId> {
  const closing = closingLines(blocks);
  const printed = blocks.filter((block) => !isUnprinted(block));
  return new Set(
    printed.flatMap(({ id, kind }, at) => {
      const next = printed[at + 1];
      return kind !== "pageBreak" && next && closing.has(next.id) ? [id] : [];
    }),
  );
}
