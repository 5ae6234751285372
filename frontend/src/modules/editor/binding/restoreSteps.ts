import * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import { isRewrittenSince } from "./isRewrittenSince.ts";
import { rememberCopies } from "./stepCopies.ts";
import { addRange, type StepRanges, type StoredStep, type StoredSteps } from "./storedSteps.ts";

export interface RestoredSteps {
  readonly undo: readonly StoredStep[];
  readonly redo: readonly StoredStep[];
  /** The directions in which there were more steps, which this document makes impossible. */
  readonly lost: readonly ("undo" | "redo")[];
}

/**
 * Returns the stored steps that are possible in this document, and prepares it for them.
 *
 * What the document doesn't contain was lost in a crash, so that part of a step never happened. If a step would bring back
 * text that this copy of the play no longer has, it goes with all steps under it, because without it, they would give texts
 * that never were.
 */
export function restoreSteps(doc: Y.Doc, stored: StoredSteps): RestoredSteps {
  return doc.transact((transaction) => {
    rememberCopies(transaction, stored.copies);
    if (isRewrittenSince(transaction, stored)) return { undo: [], redo: [], lost: ["undo"] };
    const undo = possibleSteps(transaction, stored.undo);
    const redo = possibleSteps(transaction, stored.redo);
    return {
      undo: withTypedSince(doc, stored, undo.steps),
      redo: redo.steps,
      lost: [...(undo.isCut ? (["undo"] as const) : []), ...(redo.isCut ? (["redo"] as const) : [])],
    };
  });
}

/**
 * The last step is stored again only when nobody types for a moment, and the text sooner. So if the page was killed, letters
 * may follow that no step has. They belong to the last step, up to an element that was added after it.
 */
function withTypedSince(doc: Y.Doc, stored: StoredSteps, steps: readonly StoredStep[]): readonly StoredStep[] {
  const last = steps.at(-1);
  if (!last || stored.redo.length > 0) return steps;
  const later: StoredStep[] = [last];
  for (const { struct, id, length } of writtenSince(doc, stored)) {
    const step = later.at(-1) ?? last;
    const insertions = Y.createDeleteSet();
    addRange(insertions, id.client, id.clock, length);
    if (struct.parent === playDocumentOf(doc).order)
      later.push({ ...last, insertions, deletions: Y.createDeleteSet() });
    else if (struct.content instanceof Y.ContentString)
      later[later.length - 1] = { ...step, insertions: Y.mergeDeleteSets([step.insertions, insertions]) };
  }
  return [...steps.slice(0, -1), ...later];
}

/** Returns what the session which stored the steps wrote after that. */
function writtenSince({ store }: Y.Doc, { client, seen }: StoredSteps) {
  const start = seen.get(client) ?? 0;
  return (store.clients.get(client) ?? []).flatMap((struct) => {
    const end = struct.id.clock + struct.length;
    if (end <= start || !(struct instanceof Y.Item)) return [];
    const clock = Math.max(struct.id.clock, start);
    return [{ struct, id: Y.createID(client, clock), length: end - clock }];
  });
}

interface PossibleSteps {
  readonly steps: readonly StoredStep[];
  readonly isCut: boolean;
}

function possibleSteps(transaction: Y.Transaction, stored: readonly StoredStep[]): PossibleSteps {
  const steps: StoredStep[] = [];
  for (const step of stored.toReversed()) {
    const happened = partThatHappened(transaction, step);
    if (!happened) return { steps: steps.toReversed(), isCut: true };
    if (happened.insertions.clients.size + happened.deletions.clients.size > 0) steps.push(happened);
  }
  // If nothing of all steps is here, they're of another copy of the play.
  return { steps: steps.toReversed(), isCut: stored.length > 0 && steps.length === 0 };
}

/** Returns undefined if text that the step would bring back is gone. */
function partThatHappened(transaction: Y.Transaction, step: StoredStep): StoredStep | undefined {
  const deletions = Y.createDeleteSet();
  let isGone = false;
  Y.iterateDeletedStructs(transaction, step.deletions, (struct) => {
    if (!struct.deleted) return;
    const { id, length } = struct;
    addRange(deletions, id.client, id.clock, length);
    // What a step wrote and deleted doesn't come back.
    if (isForgotten(struct) && !Y.isDeleted(step.insertions, id)) isGone = true;
  });
  if (isGone) return undefined;
  return { ...step, insertions: partIn(transaction.doc, step.insertions), deletions: Y.mergeDeleteSets([deletions]) };
}

const isForgotten = (struct: Y.Item | Y.GC): boolean =>
  !(struct instanceof Y.Item) || (struct.content instanceof Y.ContentDeleted && struct.redone === null);

/** Returns the part of these ranges that a document contains. */
function partIn({ store }: Y.Doc, { clients }: StepRanges): StepRanges {
  const part = Y.createDeleteSet();
  for (const [client, ranges] of clients) {
    const end = Y.getState(store, client);
    for (const { clock, len } of ranges) if (clock < end) addRange(part, client, clock, Math.min(len, end - clock));
  }
  return part;
}
