import type { Block, BlockKind } from "../../play.ts";

/**
 * A run of blocks that is laid out together: a speech with its directions, simultaneous speeches, or a single block.
 */
export interface LayoutRun {
  readonly from: number;
  /** Index after the last block. */
  readonly to: number;
}

const speechKinds = new Set<BlockKind>(["cue", "parenthetical", "dialogue", "lyric"]);

export const belongsToSpeech = (block: Block): boolean => speechKinds.has(block.kind);

/** Returns whether a block isn't printed: a private note, or a block that is still empty. */
export const isUnprinted = (block: Block): boolean =>
  block.kind === "note" || (block.kind !== "pageBreak" && !block.text.some((span) => /\S/.test(span.text)));

/**
 * Returns the run that begins at an index. A direction is part of a speech only if the same speech continues after it.
 */
export function runAt(blocks: readonly Block[], from: number): LayoutRun {
  const first = blocks[from];
  if (!first || isUnprinted(first) || !belongsToSpeech(first)) return { from, to: from + 1 };
  let to = from + 1;
  for (let at = from + 1; at < blocks.length; at++) {
    const block = blocks[at];
    if (!block || !(block.kind === "direction" || goesOn(block) || isIgnored(block))) break;
    if (goesOn(block)) to = at + 1;
  }
  return { from, to };
}

/** Returns whether a block has no effect. A cue without a name still starts a new speech. */
const isIgnored = (block: Block): boolean => isUnprinted(block) && block.kind !== "cue";

const goesOn = (block: Block): boolean =>
  belongsToSpeech(block) && !isUnprinted(block) && (block.kind !== "cue" || block.simultaneous === true);
