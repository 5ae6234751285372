import * as Y from "yjs";
import type { BlockId } from "../play.ts";
import { type LetterPiece, piecesOf, sliceLetters } from "./letters.ts";
import { type Move, pairLetters } from "./moves.ts";
import { findText, playDocumentOf } from "./playDocument.ts";
import { longestShared, type Shared } from "./shared.ts";

/**
 * Returns the letters that a transaction rewrote elsewhere. Call it in `afterTransaction`: later, Yjs no longer knows
 * the text of the deleted letters.
 */
export function movesIn(transaction: Y.Transaction): readonly Move[] {
  if (transaction.origin instanceof Y.UndoManager) return changedTexts(transaction).flatMap(restoredIn(transaction));
  return transaction.deleteSet.clients.size > 0 ? rewrittenIn(transaction) : [];
}

/**
 * Like `movesIn`, for a transaction that moved nothing from one block to another: compares each block only with itself,
 * because comparing thousands of replaced words with each other takes minutes.
 */
export const movesWithinBlocks = (transaction: Y.Transaction): readonly Move[] =>
  changedTexts(transaction).flatMap((text) =>
    rewrittenFrom([text], () => deletedPieces([text], transaction), transaction),
  );

const changedTexts = ({ changed }: Y.Transaction): readonly Y.XmlText[] =>
  [...changed].flatMap(([type, keys]) => (type instanceof Y.XmlText && keys.has(null) ? [type] : []));

/** Returns whether a transaction wrote a letter. */
export const isNew = ({ beforeState }: Y.Transaction, { client, clock }: Y.ID): boolean =>
  clock >= (beforeState.get(client) ?? 0);

/** Yjs undoes a deletion by writing the letters again. It remembers where for as long as it can undo. */
const restoredIn =
  (transaction: Y.Transaction) =>
  (text: Y.XmlText): readonly Move[] => {
    const out: Move[] = [];
    for (let item = text._start; item !== null; item = item.right) {
      const { id, length, redone, content } = item;
      if (redone === null || !(content instanceof Y.ContentString) || !isNew(transaction, redone)) continue;
      out.push({ client: redone.client, clock: redone.clock, length, from: { client: id.client, clock: id.clock } });
    }
    return out;
  };

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function rewrittenIn(transaction: Y.Transaction): readonly Move[] {
  const texts = changedTexts(transaction);
  return rewrittenFrom(
    texts,
    () => [
      ...deletedPieces(texts, transaction),
      ...removedTexts(transaction).flatMap((text) => piecesOf(text, ({ deleted }) => !deleted)),
    ],
    transaction,
  );
}

/** Returns the new letters of these texts that are copies of deleted ones. */
function rewrittenFrom(
  texts: readonly Y.XmlText[],
  readDeleted: () => readonly LetterPiece[],
  transaction: Y.Transaction,
): readonly Move[] {
  const isMade = (item: Y.Item): boolean => !item.deleted && isNew(transaction, item.id);
  const made = texts.flatMap((text) => piecesOf(text, isMade)).filter((piece) => hasWords(piece.text));
  const deletedText = made.length > 0 ? readDeleted() : [];
  return made.flatMap((piece) => findSource(piece, deletedText));
}

function deletedPieces(texts: readonly Y.XmlText[], { deleteSet }: Y.Transaction): readonly LetterPiece[] {
  const isDeleted = (item: Y.Item): boolean => item.deleted && Y.isDeleted(deleteSet, item.id);
  return texts.flatMap((text) => piecesOf(text, isDeleted));
}

/** Blocks that were taken out of the play with their text: the ones a join wrote elsewhere. */
function removedTexts({ doc, changed }: Y.Transaction): readonly Y.XmlText[] {
  const { removed } = playDocumentOf(doc);
  const ids = [...changed].find(([type]) => Object.is(type, removed))?.[1];
  return [...(ids ?? [])].flatMap((id) => findText(doc, id as BlockId) ?? []);
}

function findSource(made: LetterPiece, deletedText: readonly LetterPiece[]): readonly Move[] {
  const sources = deletedText.map(({ text, letters }) => ({ letters, shared: sharedBy(made.text, text) }));
  const { letters, shared } = sources.reduce((a, b) => (lengthOf(a) >= lengthOf(b) ? a : b), noSharedText);
  if (!shared) return [];
  const { first, second, length } = shared;
  return pairLetters(sliceLetters(made.letters, first, first + length), sliceLetters(letters, second, second + length));
}

interface Source {
  readonly letters: LetterPiece["letters"];
  readonly shared: Shared | undefined;
}

const noSharedText: Source = { letters: [], shared: undefined };
const lengthOf = ({ shared }: Source): number => shared?.length ?? 0;

/** Text joined on after a deleted selection is at the end of its old text. */
function sharedBy(made: string, deletedText: string): Shared | undefined {
  const second = deletedText.lastIndexOf(made);
  return second < 0 ? longestShared(made, deletedText) : { first: 0, second, length: made.length };
}
