import * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { StepStore } from "#frontend/modules/sync/history/stepStore.ts";
import { keepNoMore } from "./keepDeleted.ts";
import { placeOf } from "./openStepHistory.ts";
import { restoreSteps } from "./restoreSteps.ts";
import { copiesOf } from "./stepCopies.ts";
import { decodeSteps, encodeSteps, type StoredStep } from "./storedSteps.ts";
import type { UndoManager } from "./undoManager.ts";

export { keepDeleted } from "./keepDeleted.ts";

type Step = UndoManager["undoStack"][number];

/**
 * Brings stored steps back, and has them stored whenever they change, as well as those that were made before this code was
 * loaded. Nothing is encoded while somebody types.
 */
export function storeSteps(doc: Y.Doc, undo: UndoManager, store: StepStore): void {
  const hasOwn = undo.undoStack.length + undo.redoStack.length > 0;
  bringBack(doc, undo, store.stored());
  const encode = (): Uint8Array => encodeSteps(stepsOf(doc, undo), Date.now());
  const changed = (): void => store.changed(encode, "soon");
  undo.on("stack-item-added", ({ stackItem }: { stackItem: Step }) => {
    stackItem.meta.set(madeAt, Date.now());
    changed();
  });
  undo.on("stack-item-popped", changed);
  undo.on("stack-cleared", changed);
  undo.on("stack-item-updated", () => store.changed(encode, "later"));
  if (hasOwn) changed();
}

const madeAt = "made at";

function bringBack(doc: Y.Doc, undo: UndoManager, bytes: Uint8Array | undefined): void {
  const stored = bytes && decodeSteps(bytes, Date.now());
  if (stored) {
    const { undo: undone, redo: redone, lost } = restoreSteps(doc, stored);
    undo.undoStack.push(...undone.map(stepFrom));
    undo.redoStack.push(...redone.map(stepFrom));
    undo.dropped.add([{ deletions: stored.dropped }]);
    for (const direction of lost) undo.lost.add(direction);
  }
  keepNoMore(doc);
}

const stepFrom = ({ insertions, deletions, at, place }: StoredStep): Step => ({
  insertions,
  deletions,
  meta: new Map<string, unknown>([
    ["place", place],
    [madeAt, at],
  ]),
});

const storedFrom = (step: Step): StoredStep => ({
  insertions: step.insertions,
  deletions: step.deletions,
  at: step.meta.get(madeAt) ?? Date.now(),
  place: placeOf(step),
});

function stepsOf(doc: Y.Doc, { undoStack, redoStack, dropped }: UndoManager) {
  const { store } = doc;
  const steps = [...undoStack, ...redoStack, dropped];
  return {
    client: doc.clientID,
    seen: new Map([...store.clients.keys()].map((client) => [client, Y.getState(store, client)])),
    moves: playDocumentOf(doc).moves.length,
    undo: undoStack.map(storedFrom),
    redo: redoStack.map(storedFrom),
    dropped: dropped.deletions,
    copies: copiesOf(
      doc,
      steps.flatMap(({ insertions, deletions }) => [insertions, deletions]),
    ),
  };
}
