import * as Y from "yjs";
import { outlineIn } from "../outlineIn.ts";
import type { Block, BlockId, Play } from "../play.ts";
import { marksIn } from "../stage/stageMark.ts";
import { insertBlocks, readBlock } from "./blocks.ts";
import { readCharacterSettings, writeCharacterSettings } from "./characterSettings.ts";
import { readFront, writeFront } from "./front.ts";
import { hashOf } from "./hash.ts";
import { readStoredNotes, writeNotes } from "./notes.ts";
import { readOutline, setOutlineEntry } from "./outline.ts";
import { readPageLayout, setPageLayout } from "./pageLayout.ts";
import { orderOf, playDocumentOf, schemaVersion } from "./playDocument.ts";
import { readStageMarks, writeStageMarks } from "./stage.ts";
import { readTimedReading, setTimedReading } from "./timedReading.ts";
import { readTyping, setTyping } from "./typing.ts";

/**
 * Returns a new document that contains the play. Create it only once per play: two documents of one play don't merge
 * well.
 */
export function documentOf(play: Play): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    playDocumentOf(doc).meta.set("schemaVersion", schemaVersion);
    writeFront(doc, play.front);
    insertBlocks(doc, play.blocks, undefined);
    setPageLayout(doc, play.pageLayout ?? {});
    setTyping(doc, play.typing ?? {});
    for (const [id, entry] of Object.entries(play.outline ?? {})) setOutlineEntry(doc, id as BlockId, entry);
    writeCharacterSettings(doc, play.characterSettings ?? {});
    writeStageMarks(doc, play.stage ?? {});
    setTimedReading(doc, play.timedReading);
    writeNotes(doc, play.notes ?? {});
  });
  return doc;
}

export function readBlocks(doc: Y.Doc): readonly Block[] {
  const { blocks } = playDocumentOf(doc);
  return orderOf(doc).flatMap((id) => {
    const text = blocks.get(id);
    return text instanceof Y.XmlText ? [readBlock(id, text)] : [];
  });
}

/** Returns the play without its notes: see `readPlayWithNotes`. */
export function readPlay(doc: Y.Doc): Play {
  const blocks = readBlocks(doc);
  const pageLayout = readPageLayout(doc);
  const typing = readTyping(doc);
  const characterSettings = readCharacterSettings(doc);
  const outline = outlineIn(readOutline(doc), blocks);
  const stage = marksIn(readStageMarks(doc), blocks);
  const timedReading = readTimedReading(doc);
  return {
    front: readFront(doc),
    blocks,
    ...(pageLayout && { pageLayout }),
    ...(typing && { typing }),
    ...(characterSettings && { characterSettings }),
    ...(outline && { outline }),
    ...(stage && { stage }),
    ...(timedReading && { timedReading }),
  };
}

/**
 * Increase this whenever the same document would hash differently than before. Hashes of different versions aren't
 * compared.
 */
export const contentVersion = 9;

/** SHA-256 of what a person would read. It never hashes encoded bytes, because they differ between equal documents. */
export function contentHash(doc: Y.Doc): string {
  const notes = readStoredNotes(doc);
  return hashOf(JSON.stringify({ ...readPlay(doc), ...(Object.keys(notes).length > 0 && { notes }) }));
}
