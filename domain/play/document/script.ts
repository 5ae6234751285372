import * as Y from "yjs";
import type { BlockId } from "../play.ts";

/** The version of the document's shape that this code writes. Migrations only add; a newer document is read-only. */
export const schemaVersion = 1;

/** What is left of a block that was taken out of the play: enough to see whether somebody wrote into it later. */
export interface Removal {
  /** UTF-16 units. */
  readonly length: number;
  readonly hash: string;
  /** The block behind which it stood; absent where it stood first. */
  readonly after?: BlockId;
}

/** The shared types of a play's document. Block ids never change; the same id twice in `order` counts the first time. */
export interface Script {
  readonly order: Y.Array<BlockId>;
  /** Never loses an entry, so that words written elsewhere into a block that is gone here can be offered again. */
  readonly blocks: Y.Map<Y.XmlText>;
  readonly removed: Y.Map<Removal>;
  readonly front: Y.Map<unknown>;
  readonly meta: Y.Map<unknown>;
  /** Which letters are others written again (see moves.ts); a document without it only says less of kept words. */
  readonly moves: Y.Array<Uint8Array>;
}

export const scriptOf = (doc: Y.Doc): Script => ({
  order: doc.getArray("order"),
  blocks: doc.getMap("blocks"),
  removed: doc.getMap("removed"),
  front: doc.getMap("front"),
  meta: doc.getMap("meta"),
  moves: doc.getArray("moves"),
});

/** The shape that a document was written in; 0 while it is empty. */
export function versionOf(doc: Y.Doc): number {
  const version = scriptOf(doc).meta.get("schemaVersion");
  return typeof version === "number" ? version : 0;
}

/** The ids of the play's blocks as they are read: each once, and only those that have a text. */
export function orderOf(doc: Y.Doc): readonly BlockId[] {
  const { order, blocks } = scriptOf(doc);
  return [...new Set(order.toArray())].filter((id) => blocks.has(id));
}

export const findText = (doc: Y.Doc, id: BlockId): Y.XmlText | undefined => {
  const text = scriptOf(doc).blocks.get(id);
  return text instanceof Y.XmlText ? text : undefined;
};
