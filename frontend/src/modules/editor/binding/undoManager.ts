import * as Y from "yjs";
import { createStore } from "#frontend/state/createStore.ts";

/**
 * Yjs's undo manager, without two of its faults.
 *
 * Letters that were deleted and brought back are copies, and when such copies were edited in the middle, undoing their
 * insertion removed only the letters before the edit. The rest stayed, so the text was in the play twice.
 *
 * A value of a map wasn't brought back if a later one had been undone and could no longer be redone: Yjs took the later
 * one for another device's. It then also undid the step before.
 */
export class UndoManager extends Y.UndoManager {
  /** What this device deleted in steps that can no longer be redone. */
  readonly dropped = new DroppedStep();
  /** The directions in which there were more steps, which are no longer possible. */
  readonly lost = new Set<Direction>();
  /** Whether somebody wanted to go where steps are lost. */
  readonly lostWanted = createStore(false);

  override canUndo() {
    return super.canUndo() || this.lost.has("undo");
  }

  override canRedo() {
    return super.canRedo() || this.lost.has("redo");
  }

  override undo() {
    splitLikeCopies(this, this.undoStack);
    return this.report(
      "undo",
      withStep(this.redoStack, this.dropped, () => super.undo()),
    );
  }

  override redo() {
    splitLikeCopies(this, this.redoStack);
    return this.report(
      "redo",
      withStep(this.undoStack, this.dropped, () => super.redo()),
    );
  }

  override clear(clearUndoStack = true, clearRedoStack = true) {
    if (clearRedoStack) {
      this.dropped.add(this.redoStack);
      this.lost.delete("redo");
    }
    super.clear(clearUndoStack, clearRedoStack);
  }

  /** Says once that steps are lost. */
  private report(direction: Direction, step: Step | null): Step | null {
    if (step === null && this.lost.delete(direction)) this.lostWanted.set(true);
    return step;
  }
}

type Direction = "undo" | "redo";
type Stack = Y.UndoManager["undoStack"];
type Step = Stack[number];

class DroppedStep implements Step {
  insertions = Y.createDeleteSet();
  deletions = Y.createDeleteSet();
  meta = new Map();

  add(steps: readonly Pick<Step, "deletions">[]): void {
    this.deletions = Y.mergeDeleteSets([this.deletions, ...steps.map(({ deletions }) => deletions)]);
  }
}

/** Runs with one more step on a stack of which nothing is taken. Yjs looks there for what this device deleted. */
function withStep<Result>(stack: Stack, step: Step, run: () => Result): Result {
  stack.unshift(step);
  try {
    return run();
  } finally {
    stack.splice(stack.indexOf(step), 1);
  }
}

/**
 * Splits inserted letters where their copies are split, because Yjs looks up only one copy for each unit of storage.
 * Changes nothing that a person or another device sees.
 */
function splitLikeCopies({ doc }: Y.UndoManager, stack: Stack): void {
  doc.transact((transaction) => {
    for (const { insertions } of stack)
      Y.iterateDeletedStructs(transaction, insertions, (struct) => {
        if (struct instanceof Y.Item && struct.redone !== null) splitLikeCopy(transaction, struct);
      });
  });
}

function splitLikeCopy(transaction: Y.Transaction, { id: { client, clock }, length }: Y.Item): void {
  const end = clock + length;
  for (let at = clock; at < end; ) {
    at += lengthOfCopy(transaction.doc, Y.createID(client, at), end - at);
    if (at < end) Y.getItemCleanStart(transaction, Y.createID(client, at));
  }
}

/** Returns how many letters from this one on are still together in each copy, and the copies of those. */
function lengthOfCopy({ store }: Y.Doc, id: Y.ID, atMost: number): number {
  let length = atMost;
  for (let next: Y.ID | null = id; next !== null; ) {
    const item: Y.Item = Y.getItem(store, next);
    const offset: number = next.clock - item.id.clock;
    length = Math.min(length, item.length - offset);
    next = item.redone && Y.createID(item.redone.client, item.redone.clock + offset);
  }
  return length;
}
