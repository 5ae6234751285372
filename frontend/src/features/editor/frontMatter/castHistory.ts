import * as Y from "yjs";
import { createCast } from "#domain/play/document/characters.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";

/** The undo history of the list of characters, limited to changes made here. */
export interface CastHistory {
  /** Makes a change. Successive changes with the same name are one step, such as the letters of a new name. */
  readonly change: (step: string, edit: () => void) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Makes the next change a separate step. */
  readonly pause: () => void;
}

const histories = new WeakMap<Y.Doc, CastHistory>();

/** Returns the history of a play's characters. There is one per document, so it outlives the dialog. */
export function castHistory(doc: Y.Doc): CastHistory {
  const history = histories.get(doc) ?? openHistory(doc);
  histories.set(doc, history);
  return history;
}

function openHistory(doc: Y.Doc): CastHistory {
  const here = { name: "the list of characters" };
  const options = { trackedOrigins: new Set([here]), captureTimeout: Number.POSITIVE_INFINITY };
  const manager = new Y.UndoManager(playDocumentOf(doc).front, options);
  let last: string | undefined;
  const pause = (): void => {
    last = undefined;
  };
  const go = (direction: "undo" | "redo"): void => {
    pause();
    manager[direction]();
  };
  return {
    change(step, edit) {
      if (step !== last) manager.stopCapturing();
      last = step;
      // Creating the list must not be undone: others may have added to it by then.
      createCast(doc);
      doc.transact(edit, here);
    },
    undo: () => go("undo"),
    redo: () => go("redo"),
    pause,
  };
}
