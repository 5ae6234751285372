import * as Y from "yjs";
import { findText } from "../play/document/playDocument.ts";
import { emptyFront } from "../play/front/frontFields.ts";
import type { Block, BlockId, Character, Play } from "../play/play.ts";

/** What a link showed when it was frozen, and the state of the document at that time. */
export interface Frozen {
  readonly play: Play;
  /** The number in the play's log. */
  readonly sequence: number;
  /** The Yjs state vector of the document, in base64. */
  readonly stateVector: string;
}

/** Returns a play that was frozen earlier with the fields that the front matter got since, empty. */
export const withLaterFields = ({ front, ...play }: Play): Play => ({
  ...play,
  front: { ...emptyFront, ...front, characters: front.characters.map(withDoubling) },
});

const withDoubling = (character: Character | Omit<Character, "doubling">): Character => ({
  doubling: "",
  ...character,
});

/**
 * Returns whether one of these blocks was already in the document but wasn't shown. This happens if a heading was
 * deleted or moved since, because the chosen scene then includes the next one.
 */
export function showsMore(doc: Y.Doc, { play, stateVector }: Frozen, blocks: readonly Block[]): boolean {
  const shown = new Set(play.blocks.map(({ id }) => id));
  const held = Y.decodeStateVector(Uint8Array.from(atob(stateVector), (sign) => sign.charCodeAt(0)));
  return blocks.some(({ id }) => !shown.has(id) && wasHeld(doc, id, held));
}

/** Also finds blocks that undo has deleted and restored: the new item has the former one to its left. */
function wasHeld(doc: Y.Doc, id: BlockId, held: ReadonlyMap<number, number>): boolean {
  for (let item = findText(doc, id)?._item; item; item = item.left) {
    if (item.id.clock < (held.get(item.id.client) ?? 0)) return true;
  }
  return false;
}
