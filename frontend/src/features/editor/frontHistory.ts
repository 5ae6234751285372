import type * as Y from "yjs";
import { readFront, setFrontField } from "#domain/play/document/front.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { FrontField } from "#domain/play/play.ts";
import { UndoManager } from "#frontend/modules/editor/binding/undoManager.ts";

/** The undo history of one title page field, limited to changes made here. */
export interface FrontHistory {
  readonly write: (value: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes the next change a separate undo step. */
  readonly pause: () => void;
}

const histories = new WeakMap<Y.Doc, Map<FrontField, FrontHistory>>();

/** Returns the field's history. There is one per field, wherever it's shown. */
export function frontHistory(doc: Y.Doc, field: FrontField): FrontHistory {
  const ofDoc = histories.get(doc) ?? new Map<FrontField, FrontHistory>();
  histories.set(doc, ofDoc);
  const history = ofDoc.get(field) ?? openHistory(doc, field);
  ofDoc.set(field, history);
  return history;
}

function openHistory(doc: Y.Doc, field: FrontField): FrontHistory {
  const here = { name: `the title page's ${field}` };
  const manager = new UndoManager(playDocumentOf(doc).front, { trackedOrigins: new Set([here]) });
  return {
    write(value) {
      // Creating the text must not be undone: others may have written into it by then.
      setFrontField(doc, field, readFront(doc)[field]);
      doc.transact(() => setFrontField(doc, field, value), here);
    },
    undo: () => void manager.undo(),
    redo: () => void manager.redo(),
    pause: () => manager.stopCapturing(),
  };
}
