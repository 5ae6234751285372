import * as Y from "yjs";
import { type LetterPiece, type Letters, piecesOf } from "./letters.ts";
import { type Lineage, lineageOf } from "./lineage.ts";
import { type Move, pairLetters, readMoves } from "./moves.ts";
import { isNew } from "./movesIn.ts";

/**
 * Returns moves between the letters that a transaction wrote in place of copies of the same letters. If text is in the
 * play twice after a merge, a writer who replaces a word in all places, or changes a name, replaces it in both copies.
 * Without these moves, the two new words would count as typed, and would no longer be offered with the text around them.
 *
 * Call it in `afterTransaction`, for a transaction that wrote each replacement by itself.
 */
export function replacedCopiesIn(transaction: Y.Transaction): readonly Move[] {
  const repeated = groupsOf(replacementsIn(transaction), ({ text }) => text);
  const moves = repeated.length > 0 ? readMoves(transaction.doc) : [];
  if (moves.length === 0) return [];
  const lineage = lineageOf(moves);
  const copies = repeated.flat().filter(({ replaced }) => replaced.some(lineage.isKnown));
  return groupsOf(copies, ({ text, replaced }) => `${rootsOf(lineage, replaced)} ${text}`).flatMap(
    ([first, ...others]) => others.flatMap(({ made }) => pairLetters(made, first?.made ?? [])),
  );
}

interface Replacement {
  readonly text: string;
  readonly made: readonly Letters[];
  readonly replaced: readonly Letters[];
}

/** Returns the groups of at least two that have the same key. */
function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const replacementsIn = (transaction: Y.Transaction): readonly Replacement[] =>
  [...transaction.changed].flatMap(([type, keys]) =>
    type instanceof Y.XmlText && keys.has(null) ? replacementsOf(type, transaction) : [],
  );

/** New letters belong to the letters deleted beside them, on either side. Letters that stay come between replacements. */
function replacementsOf(text: Y.XmlText, transaction: Y.Transaction): readonly Replacement[] {
  const isChanged = ({ id, deleted }: Y.Item): boolean =>
    isNew(transaction, id) ? !deleted : deleted && Y.isDeleted(transaction.deleteSet, id);
  return piecesOf(text, isChanged)
    .map((piece) => replacementOf(piece, (letters) => isNew(transaction, letters)))
    .filter(({ made, replaced }) => made.length > 0 && replaced.length > 0);
}

function replacementOf(piece: LetterPiece, isMade: (letters: Letters) => boolean): Replacement {
  let [text, at] = ["", 0];
  for (const letters of piece.letters) {
    if (isMade(letters)) text += piece.text.slice(at, at + letters.length);
    at += letters.length;
  }
  return { text, made: piece.letters.filter(isMade), replaced: piece.letters.filter((letters) => !isMade(letters)) };
}

/** Returns which letters these are copies of, as one string. Copies may be stored in different pieces. */
function rootsOf(lineage: Lineage, letters: readonly Letters[]): string {
  const out: Letters[] = [];
  for (const { root, length } of letters.flatMap((one) => lineage.rootsOf(one))) {
    const last = out.at(-1);
    if (last?.client === root.client && last.clock + last.length === root.clock) {
      out.splice(-1, 1, { ...last, length: last.length + length });
    } else out.push({ ...root, length });
  }
  return out.map(({ client, clock, length }) => `${client}:${clock}+${length}`).join();
}
