import * as Y from "yjs";
import { findText } from "../play/document/playDocument.ts";
import type { Block, BlockId, Play } from "../play/play.ts";

/** What a link showed when it was frozen, and what there was to show. */
export interface Frozen {
  readonly play: Play;
  /** Of the play's log. */
  readonly sequence: number;
  /** Yjs' own note of what the document held, in base64. */
  readonly stateVector: string;
}

/**
 * Whether one of these blocks stood in the document already and was not shown: a heading that was deleted or moved since
 * would let the next scene in.
 */
export function showsMore(doc: Y.Doc, { play, stateVector }: Frozen, blocks: readonly Block[]): boolean {
  const shown = new Set(play.blocks.map(({ id }) => id));
  const held = Y.decodeStateVector(Uint8Array.from(atob(stateVector), (sign) => sign.charCodeAt(0)));
  return blocks.some(({ id }) => !shown.has(id) && wasHeld(doc, id, held));
}

/** Also where undo took it away and brought it back since: a block that is written anew has its former self to its left. */
function wasHeld(doc: Y.Doc, id: BlockId, held: ReadonlyMap<number, number>): boolean {
  for (let item = findText(doc, id)?._item; item; item = item.left) {
    if (item.id.clock < (held.get(item.id.client) ?? 0)) return true;
  }
  return false;
}
