import * as Y from "yjs";
import type { Play } from "../play.ts";
import { insertBlocks, readBlock } from "./blocks.ts";
import { readFront, writeFront } from "./front.ts";
import { hashOf } from "./hash.ts";
import { findText, orderOf, schemaVersion, scriptOf } from "./script.ts";

/** A new document with the play in it. Make it once a play: two documents of one play do not merge well. */
export function documentOf(play: Play): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    scriptOf(doc).meta.set("schemaVersion", schemaVersion);
    writeFront(doc, play.front);
    insertBlocks(doc, play.blocks, undefined);
  });
  return doc;
}

export function readPlay(doc: Y.Doc): Play {
  const blocks = orderOf(doc).flatMap((id) => {
    const text = findText(doc, id);
    return text ? [readBlock(id, text)] : [];
  });
  return { front: readFront(doc), blocks };
}

/** To be raised whenever the same document would hash otherwise than before: other versions are not compared. */
export const contentVersion = 1;

/** SHA-256 of what a person would read (never of encoded bytes, which differ between equal documents). */
export const contentHash = (doc: Y.Doc): string => hashOf(JSON.stringify(readPlay(doc)));
