import type * as Y from "yjs";
import { noteMoves } from "#domain/play/document/moves.ts";
import { movesIn, movesWithinBlocks } from "#domain/play/document/movesIn.ts";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { replacedCopiesIn } from "#domain/play/document/replacedCopiesIn.ts";
import { pullChange } from "./pull.ts";
import { createEntries, isInPieces, writeChange } from "./push.ts";
import { UndoManager } from "./undoManager.ts";

/** The steps between editor and document. Tests run each one alone, or replace it with a broken one. */
export const bindingSteps = {
  /** Undoes the changes of this origin, and nothing else. Where a step ends isn't decided here (`openStepHistory`). */
  openUndo: (doc: Y.Doc, origin: unknown) =>
    new UndoManager(Object.values(playDocumentOf(doc)), {
      trackedOrigins: new Set([origin]),
      captureTimeout: Number.POSITIVE_INFINITY,
    }),
  /** Runs in a transaction of its own that undo doesn't track. */
  createEntries,
  writeChange,
  pullChange,
  /**
   * Records which letters were only rewritten elsewhere. Undo must not revert this, because the letters may stay there.
   */
  noteMoves(transaction: Y.Transaction, origin: unknown): void {
    const moves = isInPieces(transaction)
      ? [...movesWithinBlocks(transaction), ...replacedCopiesIn(transaction)]
      : movesIn(transaction);
    if (moves.length > 0) transaction.doc.transact(({ doc }) => noteMoves(doc, moves), origin);
  },
};

export type BindingSteps = typeof bindingSteps;
