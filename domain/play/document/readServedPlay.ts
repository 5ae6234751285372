import type * as Y from "yjs";
import { type Block, type BlockId, blockIdPattern, type Play } from "../play.ts";
import { readPlay } from "./document.ts";
import { hashOf } from "./hash.ts";

/**
 * Reads the play for people who don't get the document. Our editors write only valid IDs of blocks, but a document has
 * whatever somebody's own program wrote into it, and a single wrong ID would make the whole play unreadable. Such a block
 * gets another ID, always the same one, and keeps its text.
 */
export function readServedPlay(doc: Y.Doc): Play {
  const play = readPlay(doc);
  return { ...play, blocks: play.blocks.map(withValidId) };
}

const withValidId = (block: Block): Block =>
  blockIdPattern.test(block.id) ? block : { ...block, id: hashOf(block.id).slice(0, 10) as BlockId };
