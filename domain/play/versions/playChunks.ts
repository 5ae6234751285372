import { isHeading } from "../flow.ts";
import type { Block, Play } from "../play.ts";

/**
 * A play as it's stored with versions: each scene for itself, so that a scene that didn't change is stored once. The
 * first chunk is everything but the blocks.
 */
export type PlayChunks = readonly [Omit<Play, "blocks">, ...(readonly Block[])[]];

/** Longer scenes are divided. Hamlet's longest scene has about this many. */
const maxBlocks = 400;

export function chunksOf({ blocks, ...rest }: Play): PlayChunks {
  const chunks: Block[][] = [];
  for (const block of blocks) {
    const chunk = chunks.at(-1);
    if (chunk && chunk.length < maxBlocks && !isHeading(block.kind)) chunk.push(block);
    else chunks.push([block]);
  }
  return [rest, ...chunks];
}

export const playFromChunks = ([rest, ...chunks]: PlayChunks): Play => ({ ...rest, blocks: chunks.flat() });
