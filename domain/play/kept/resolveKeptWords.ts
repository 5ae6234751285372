import type * as Y from "yjs";
import { placeBlocks, readBlock, removalOf, removeBlocks } from "../document/blocks.ts";
import { type Letters, lettersOf, sliceLetters, textOfLetters } from "../document/letters.ts";
import { noteMoves } from "../document/moves.ts";
import { findText, playDocumentOf } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import type { Doubled } from "./doubled.ts";
import { findKeptWords, type KeptWords } from "./keptWords.ts";
import { createdAfter, type LeftBehind } from "./leftBehind.ts";
import { hasWords, type LetterRange, withoutRanges } from "./letterRange.ts";
import type { WrittenIntoRemoved } from "./writtenIntoRemoved.ts";

export type KeptWordsAction = "put-back" | "throw-away" | "bring-along" | "leave-here" | "keep-one" | "keep-both";

/** The possible actions for kept words; the first is the most common choice. */
export const keptWordsActionsOf: Readonly<Record<KeptWords["kind"], readonly [KeptWordsAction, KeptWordsAction]>> = {
  "written-into-removed": ["put-back", "throw-away"],
  "left-behind": ["bring-along", "leave-here"],
  doubled: ["keep-one", "keep-both"],
};

/**
 * Writes the author's choice into the document, so that the finding disappears on every device. Does nothing if the
 * text has changed since it was found: it's then found again in its current form.
 */
export function resolveKeptWords(doc: Y.Doc, found: KeptWords, action: KeptWordsAction, origin: unknown): void {
  const now = findKeptWords(doc).find((one) => one.key === found.key && one.text === found.text);
  if (now) doc.transact(() => resolveNow(doc, now, action), origin);
}

function resolveNow(doc: Y.Doc, found: KeptWords, action: KeptWordsAction): void {
  if (found.kind === "written-into-removed") {
    if (action === "put-back") putBack(doc, found);
    else updateRecord(doc, found);
  } else if (found.kind === "left-behind") {
    if (action === "bring-along") placeBlocks(doc, found.ids, found.after);
    else acceptPosition(doc, found);
  } else if (action === "keep-one") removeSecond(doc, found);
  else keepBoth(doc, found);
}

/**
 * Leaves out text that is already in the play, to avoid doubling it. A speech whose name isn't in the play comes back with
 * the name, or it would belong to whoever speaks above it.
 */
function putBack(doc: Y.Doc, { id, after, elsewhere, cue }: WrittenIntoRemoved): void {
  removeLetters(doc, id, elsewhere);
  const isCueThere = cue === undefined || playDocumentOf(doc).order.toArray().includes(cue);
  placeBlocks(doc, isCueThere ? [id] : [cue, id], after);
}

function removeLetters(doc: Y.Doc, id: BlockId, ranges: readonly LetterRange[]): void {
  for (const { start, end } of ranges.toReversed()) findText(doc, id)?.delete(start, end - start);
}

/** Updates the record to the block's current text, so that later additions are found again. */
function updateRecord(doc: Y.Doc, { id, after, cue }: WrittenIntoRemoved): void {
  const text = findText(doc, id);
  if (!text) return;
  const record = { ...removalOf(readBlock(id, text)), ...(after && { after }), ...(cue && { cue }) };
  playDocumentOf(doc).removed.set(id, record);
}

/** Text written after a block that moved now counts as written after the block before it, or after nothing. */
function acceptPosition(doc: Y.Doc, { ids, before }: LeftBehind): void {
  const passage = new Set(ids);
  for (const id of ids) {
    const after = createdAfter(doc, id);
    if (after !== undefined && passage.has(after)) continue;
    findText(doc, id)?.setAttribute("after", before ?? id);
  }
}

/** Removes the second copy. A block without any other text is removed as well. */
function removeSecond(doc: Y.Doc, { first, second, seconds }: Doubled): void {
  const text = findText(doc, second);
  if (!text) return;
  if (first !== second && !hasWords(withoutRanges(textOfLetters(text), seconds))) removeBlocks(doc, [second]);
  else removeLetters(doc, second, seconds);
}

/** From now on, both copies count as typed. */
function keepBoth(doc: Y.Doc, { first, second, firsts, seconds }: Doubled): void {
  const letters = [...lettersAt(doc, first, firsts), ...lettersAt(doc, second, seconds)];
  noteMoves(
    doc,
    letters.map((one) => ({ ...one, from: { client: one.client, clock: one.clock } })),
  );
}

function lettersAt(doc: Y.Doc, id: BlockId, ranges: readonly LetterRange[]): readonly Letters[] {
  const text = findText(doc, id);
  const letters = text ? lettersOf(text) : [];
  return ranges.flatMap(({ start, end }) => sliceLetters(letters, start, end));
}
