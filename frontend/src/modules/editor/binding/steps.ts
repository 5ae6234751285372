import * as Y from "yjs";
import { noteMoves } from "#domain/play/document/moves.ts";
import { movesIn } from "#domain/play/document/movesIn.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { pullChange } from "./pull.ts";
import { createEntries, writeChange } from "./push.ts";

/** What the binding does between editor and document; each step can be tried alone, and spoilt in a test. */
export const bindingSteps = {
  /** Takes back what was done under this origin, and nothing else. */
  openUndo: (doc: Y.Doc, origin: unknown) =>
    new Y.UndoManager(Object.values(playDocumentOf(doc)), { trackedOrigins: new Set([origin]) }),
  /** In a transaction of its own that undo does not track. */
  createEntries,
  writeChange,
  pullChange,
  /** Tells which letters were only written again: undo must not take this back, for the letters may stay elsewhere. */
  noteMoves(transaction: Y.Transaction, origin: unknown): void {
    const moves = movesIn(transaction);
    if (moves.length > 0) transaction.doc.transact(({ doc }) => noteMoves(doc, moves), origin);
  },
};

export type BindingSteps = typeof bindingSteps;
