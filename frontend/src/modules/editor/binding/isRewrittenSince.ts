import * as Y from "yjs";
import { playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { StepRanges, StoredSteps } from "./storedSteps.ts";

/**
 * Returns whether text that the steps write or delete was written again after they were stored, or not yet: the page was
 * killed around an undo, a split or a join, or the device could store only the text or only the steps. Undo would double it.
 */
export function isRewrittenSince(transaction: Y.Transaction, stored: StoredSteps): boolean {
  const { doc } = transaction;
  const { moves } = playDocumentOf(doc);
  const deletions = Y.mergeDeleteSets([...stored.undo, ...stored.redo].map((step) => step.deletions));
  let isRewritten = moves.length < stored.moves;
  Y.iterateDeletedStructs(transaction, writtenSince(doc, stored.seen), (struct) => {
    if (!(struct instanceof Y.Item)) return;
    // What another device rewrites is no reason: undo was always possible beside that.
    const isOwnMove = struct.id.client === stored.client && Object.is(struct.parent, moves);
    if (isOwnMove || isCopy(transaction, deletions, struct)) isRewritten = true;
  });
  return isRewritten;
}

function writtenSince({ store }: Y.Doc, seen: StoredSteps["seen"]): StepRanges {
  const written = Y.createDeleteSet();
  for (const client of store.clients.keys()) {
    const [from, to] = [seen.get(client) ?? 0, Y.getState(store, client)];
    if (from < to) written.clients.set(client, [{ clock: from, len: to - from }]);
  }
  return written;
}

/** Yjs writes a copy in front of what it's a copy of. */
function isCopy(transaction: Y.Transaction, deletions: StepRanges, { rightOrigin, content }: Y.Item): boolean {
  if (rightOrigin === null || !Y.isDeleted(deletions, rightOrigin)) return false;
  const original: Y.Item | Y.GC = Y.getItemCleanStart(transaction, rightOrigin);
  if (!(original instanceof Y.Item) || !original.deleted || original.redone !== null) return false;
  const [copied, text] = [textOf(original.content), textOf(content)];
  return copied !== "" && text !== "" && (text.includes(copied) || copied.startsWith(text));
}

function textOf(content: Y.Item["content"]): string {
  if (content instanceof Y.ContentString) return content.str;
  return content instanceof Y.ContentAny ? content.arr.map((value) => `${JSON.stringify(value)}\n`).join("") : "";
}
