import * as Y from "yjs";
import type { BlockId } from "../play.ts";

/** The document schema version that this code writes. Migrations only add; a newer document is read-only. */
export const schemaVersion = 1;

/** What is recorded of a block taken out of the play: enough to detect whether somebody wrote into it later. */
export interface Removal {
  /** UTF-16 units. */
  readonly length: number;
  readonly hash: string;
  /** The block it came after; absent if it was first. */
  readonly after?: BlockId;
  /** The name above it, if it was in a speech. */
  readonly cue?: BlockId;
}

/**
 * The shared types of a play's document. Block IDs never change. If an ID is in `order` twice, the first occurrence
 * counts.
 */
export interface PlayDocument {
  readonly order: Y.Array<BlockId>;
  /** Never loses an entry, so that text written on another device into a block removed here can be offered back. */
  readonly blocks: Y.Map<Y.XmlText>;
  readonly removed: Y.Map<Removal>;
  readonly front: Y.Map<unknown>;
  readonly meta: Y.Map<unknown>;
  /** The layout and paper of the pages, one entry per field. */
  readonly pageLayout: Y.Map<unknown>;
  /** The language and what smart typing replaces, one entry per setting. */
  readonly typing: Y.Map<unknown>;
  /** What the writer notes about scenes, and bookmarks: one entry per block and field (see outline.ts). */
  readonly outline: Y.Map<unknown>;
  /** Colors of characters and ignored spellings, one entry each. */
  readonly characterSettings: Y.Map<unknown>;
  /** What the writer says about who comes and goes: one entry per block and field (see stage.ts). */
  readonly stage: Y.Map<unknown>;
  /** How long somebody took to read the play aloud (see timedReading.ts). */
  readonly timedReading: Y.Map<unknown>;
  /** The writer's private notes: one entry per note and field (see notes.ts). */
  readonly notes: Y.Map<unknown>;
  /** What the writer plans to write and has written on each day (see goals.ts). It isn't part of the play. */
  readonly goals: Y.Map<unknown>;
  /** Which letters are rewritten copies of others (see moves.ts). A document without it only finds fewer kept words. */
  readonly moves: Y.Array<Uint8Array>;
}

export const playDocumentOf = (doc: Y.Doc): PlayDocument => ({
  order: doc.getArray("order"),
  blocks: doc.getMap("blocks"),
  removed: doc.getMap("removed"),
  front: doc.getMap("front"),
  meta: doc.getMap("meta"),
  pageLayout: doc.getMap("pageLayout"),
  typing: doc.getMap("typing"),
  outline: doc.getMap("outline"),
  characterSettings: doc.getMap("characterSettings"),
  stage: doc.getMap("stage"),
  timedReading: doc.getMap("timedReading"),
  notes: doc.getMap("notes"),
  goals: doc.getMap("goals"),
  moves: doc.getArray("moves"),
});

/** Returns the schema version a document was written in; 0 while it is empty. */
export function versionOf(doc: Y.Doc): number {
  const version = playDocumentOf(doc).meta.get("schemaVersion");
  return typeof version === "number" ? version : 0;
}

/** Returns the visible block IDs of the play: each once, and only those that have a text. */
export function orderOf(doc: Y.Doc): readonly BlockId[] {
  const { order, blocks } = playDocumentOf(doc);
  return [...new Set(order.toArray())].filter((id) => blocks.has(id));
}

export const findText = (doc: Y.Doc, id: BlockId): Y.XmlText | undefined => {
  const text = playDocumentOf(doc).blocks.get(id);
  return text instanceof Y.XmlText ? text : undefined;
};
