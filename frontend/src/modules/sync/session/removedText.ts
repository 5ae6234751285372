import * as Y from "yjs";
import { countWords } from "#domain/play/count.ts";
import { readBlock } from "#domain/play/document/blocks.ts";
import { findText, orderOf, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { type RemovedAmount, removalOf } from "../journal/momentRule.ts";

/**
 * Watches a document, and returns a function that says what a transaction removed. Yjs throws removed text away when the
 * transaction ends, so it's read before that.
 */
export function watchRemovals(doc: Y.Doc): (transaction: Y.Transaction) => RemovedAmount {
  const removals = new WeakMap<Y.Transaction, RemovedAmount>();
  doc.on("afterTransaction", (transaction: Y.Transaction) => {
    if (transaction.local) removals.set(transaction, removalIn(transaction));
  });
  return (transaction) => removals.get(transaction) ?? "little";
}

function removalIn(transaction: Y.Transaction): RemovedAmount {
  const { doc, deleteSet } = transaction;
  if (deleteSet.clients.size === 0) return "little";
  const letters: string[] = [];
  const lettersIn = new Map<unknown, string>();
  const ids: BlockId[] = [];
  Y.iterateDeletedStructs(transaction, deleteSet, (struct) => {
    if (!(struct instanceof Y.Item) || isNew(transaction, struct)) return;
    if (struct.content instanceof Y.ContentString) {
      letters.push(struct.content.str);
      lettersIn.set(struct.parent, struct.content.str);
    }
    if (struct.parent === playDocumentOf(doc).order) ids.push(...(struct.content.getContent() as BlockId[]));
  });
  const shown = ids.length === 0 ? undefined : new Set(orderOf(doc));
  const removed = ids.filter((id) => !shown?.has(id));
  // An element that's taken out of the play keeps its text in the document, unless undo takes the letters back with it.
  const elements = removed.map((id) => textIn(doc, id)).filter((text) => text !== "");
  const undone = removed.flatMap((id) => lettersIn.get(findText(doc, id)) ?? []);
  const texts = withoutMoved(transaction, [...letters, ...elements], shown);
  const isElement = [...elements, ...undone].some((text) => texts.includes(text));
  return removalOf({ words: countWords(texts.join(" ")), isElement });
}

function textIn(doc: Y.Doc, id: BlockId): string {
  const text = findText(doc, id);
  return text ? textOf(readBlock(id, text)) : "";
}

/** The elements of the play; undefined if none was taken out, so that all text is in one. */
type ShownElements = ReadonlySet<BlockId> | undefined;

/**
 * Leaves out what the same transaction wrote elsewhere: an element that's joined with another is written again there. Undo
 * may write it into an element that another tab has taken out: then it's gone. What was written once makes up for one text.
 */
function withoutMoved(transaction: Y.Transaction, texts: readonly string[], shown: ShownElements): readonly string[] {
  if (texts.length === 0) return texts;
  let written = writtenIn(transaction, shown);
  // A long text is looked for before a part of it.
  return texts
    .toSorted((one, other) => other.length - one.length)
    .filter((text) => {
      const at = written.indexOf(text);
      if (at >= 0) written = `${written.slice(0, at)}\n${written.slice(at + text.length)}`;
      return at < 0;
    });
}

function writtenIn(transaction: Y.Transaction, shown: ShownElements): string {
  const clients = [...transaction.afterState.keys()];
  return clients.flatMap((client) => lettersOf(transaction, client, shown)).join("");
}

/** What the transaction wrote, and not also removed, under one client number. */
function lettersOf(transaction: Y.Transaction, client: number, shown: ShownElements): readonly string[] {
  const { doc, beforeState, afterState } = transaction;
  if (afterState.get(client) === beforeState.get(client)) return [];
  const out: string[] = [];
  for (const struct of (doc.store.clients.get(client) ?? []).toReversed()) {
    if (!isNew(transaction, struct)) break;
    if (struct instanceof Y.Item && !struct.deleted && struct.content instanceof Y.ContentString && isIn(struct, shown))
      out.unshift(struct.content.str);
  }
  return out;
}

function isIn({ parent }: Y.Item, shown: ShownElements): boolean {
  const id = parent instanceof Y.Text ? parent._item?.parentSub : undefined;
  return !shown || (typeof id === "string" && shown.has(id as BlockId));
}

/** Written and removed in one transaction, so it was never on the screen. */
const isNew = ({ beforeState }: Y.Transaction, { id }: Pick<Y.Item, "id">): boolean =>
  id.clock >= (beforeState.get(id.client) ?? 0);
