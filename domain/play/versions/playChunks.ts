import { isHeading } from "../flow.ts";
import type { Block, Play } from "../play.ts";

/**
 * A play as it's stored with versions: in parts of a scene, so that what didn't change is stored once. The first chunk is
 * everything but the blocks.
 */
export type PlayChunks = readonly [Omit<Play, "blocks">, ...(readonly Block[])[]];

const maxBlocks = 400;

/**
 * About one block in this many starts a chunk. Which ones depends on their IDs alone, so that a new block changes one chunk
 * and not all that follow.
 */
const usualBlocks = 120;

const startsChunk = ({ id, kind }: Block): boolean =>
  isHeading(kind) || [...id].reduce((sum, sign) => (31 * sum + sign.charCodeAt(0)) % 65_521, 7) % usualBlocks === 0;

export function chunksOf({ blocks, ...rest }: Play): PlayChunks {
  const chunks: Block[][] = [];
  for (const block of blocks) {
    const chunk = chunks.at(-1);
    if (chunk && chunk.length < maxBlocks && !startsChunk(block)) chunk.push(block);
    else chunks.push([block]);
  }
  return [rest, ...chunks];
}

export const playFromChunks = ([rest, ...chunks]: PlayChunks): Play => ({ ...rest, blocks: chunks.flat() });
