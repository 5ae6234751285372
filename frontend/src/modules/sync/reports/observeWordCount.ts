import * as Y from "yjs";
import { countWords } from "#domain/play/count.ts";
import { readBlock } from "#domain/play/document/blocks.ts";
import { findText, orderOf, playDocumentOf } from "#domain/play/document/playDocument.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { remoteOrigin } from "../session/playSession.ts";

interface Counted {
  readonly id: BlockId;
  readonly words: number;
}

type WordListener = (words: number) => void;

interface Observer {
  readonly listeners: Set<WordListener>;
  readonly stop: () => void;
}

const observers = new WeakMap<Y.Doc, Observer>();

/**
 * Reports by how many words each change made in this tab changes the play. Changes by others and notes don't count. The
 * words are counted once, however many listeners there are. Returns a function that stops it.
 */
export function observeWordCount(doc: Y.Doc, onWords: WordListener): () => void {
  const observer = observers.get(doc) ?? openObserver(doc);
  observers.set(doc, observer);
  observer.listeners.add(onWords);
  return () => {
    observer.listeners.delete(onWords);
    if (observer.listeners.size > 0) return;
    observer.stop();
    observers.delete(doc);
  };
}

function openObserver(doc: Y.Doc): Observer {
  const listeners = new Set<WordListener>();
  const stop = countChanges(doc, (words) => {
    for (const listener of listeners) listener(words);
  });
  return { listeners, stop };
}

/** A keystroke counts its block again; adding or removing blocks adds up the known counts. */
function countChanges(doc: Y.Doc, onWords: WordListener): () => void {
  const { order } = playDocumentOf(doc);
  let counted = countBlocks(doc, new Map());

  const onTransaction = ({ changed, origin }: Y.Transaction): void => {
    const types = [...changed.keys()] as unknown[];
    const before = counted;
    let added = 0;
    for (const text of types) {
      const known = text instanceof Y.XmlText && before.get(text);
      if (!known) continue;
      const words = wordsIn(known.id, text);
      added += words - known.words;
      before.set(text, { ...known, words });
    }
    if (types.includes(order)) {
      counted = countBlocks(doc, before);
      added += total(counted) - total(before);
    }
    if (added !== 0 && origin !== remoteOrigin) onWords(added);
  };
  doc.on("afterTransaction", onTransaction);
  return () => doc.off("afterTransaction", onTransaction);
}

const wordsIn = (id: BlockId, text: Y.XmlText): number => {
  const block = readBlock(id, text);
  return block.kind === "note" ? 0 : countWords(textOf(block));
};

/** Counts the words of every block. Blocks that are counted already aren't counted again. */
function countBlocks(doc: Y.Doc, known: ReadonlyMap<Y.XmlText, Counted>): Map<Y.XmlText, Counted> {
  const counted = new Map<Y.XmlText, Counted>();
  for (const id of orderOf(doc)) {
    const text = findText(doc, id);
    if (text) counted.set(text, known.get(text) ?? { id, words: wordsIn(id, text) });
  }
  return counted;
}

const total = (counted: ReadonlyMap<Y.XmlText, Counted>): number => {
  let sum = 0;
  for (const { words } of counted.values()) sum += words;
  return sum;
};
