import * as Y from "yjs";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { FrontField } from "#domain/play/play.ts";

/** What was written here in one field of the title page, and the way back. Others' words are nobody's to undo. */
export interface FrontHistory {
  readonly write: (value: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What is written next is undone by itself. */
  readonly pause: () => void;
}

const histories = new WeakMap<Y.Doc, Map<FrontField, FrontHistory>>();

/** The one history of a field, wherever it stands on the screen. */
export function frontHistory(doc: Y.Doc, field: FrontField): FrontHistory {
  const ofDoc = histories.get(doc) ?? new Map<FrontField, FrontHistory>();
  histories.set(doc, ofDoc);
  const history = ofDoc.get(field) ?? openHistory(doc, field);
  ofDoc.set(field, history);
  return history;
}

function openHistory(doc: Y.Doc, field: FrontField): FrontHistory {
  const here = { name: `the title page's ${field}` };
  const manager = new Y.UndoManager(playDocumentOf(doc).front, { trackedOrigins: new Set([here]) });
  return {
    write(value) {
      // A text that is only now made must not be undone: others may have written into it by then.
      setFrontField(doc, field, readFront(doc)[field]);
      doc.transact(() => setFrontField(doc, field, value), here);
    },
    undo: () => void manager.undo(),
    redo: () => void manager.redo(),
    pause: () => manager.stopCapturing(),
  };
}
