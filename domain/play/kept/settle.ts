import type * as Y from "yjs";
import { placeBlocks, readBlock, removalOf, removeBlocks } from "../document/blocks.ts";
import { type Letters, lettersOf, sliceLetters, wordsOf } from "../document/letters.ts";
import { noteMoves } from "../document/moves.ts";
import { findText, scriptOf } from "../document/script.ts";
import type { BlockId } from "../play.ts";
import type { Doubled } from "./doubled.ts";
import { findKeptWords, type KeptWords } from "./keptWords.ts";
import { type LeftBehind, madeBehind } from "./leftBehind.ts";
import { hasWords, type Stretch, without } from "./stretch.ts";
import type { WrittenIntoRemoved } from "./writtenIntoRemoved.ts";

export type Verb = "put-back" | "throw-away" | "bring-along" | "leave-here" | "keep-one" | "keep-both";

/** What can be done with kept words; the first is what most authors will want. */
export const verbsOf: Readonly<Record<KeptWords["kind"], readonly [Verb, Verb]>> = {
  "written-into-removed": ["put-back", "throw-away"],
  "left-behind": ["bring-along", "leave-here"],
  doubled: ["keep-one", "keep-both"],
};

/**
 * Writes the author's choice into the document, so that the finding is gone on every device. Does nothing
 * where the words have changed since they were found: they are found anew as they read now.
 */
export function settle(doc: Y.Doc, found: KeptWords, verb: Verb, origin: unknown): void {
  const now = findKeptWords(doc).find((one) => one.key === found.key && one.text === found.text);
  if (now) doc.transact(() => settleNow(doc, now, verb), origin);
}

function settleNow(doc: Y.Doc, found: KeptWords, verb: Verb): void {
  if (found.kind === "written-into-removed") {
    if (verb === "put-back") putBack(doc, found);
    else recordAgain(doc, found);
  } else if (found.kind === "left-behind") {
    if (verb === "bring-along") placeBlocks(doc, found.ids, found.after);
    else callAtHome(doc, found);
  } else if (verb === "keep-one") takeOutSecond(doc, found);
  else keepBoth(doc, found);
}

/** Without what stands in the play already: it would stand there twice. */
function putBack(doc: Y.Doc, { id, after, elsewhere }: WrittenIntoRemoved): void {
  takeOutLetters(doc, id, elsewhere);
  placeBlocks(doc, [id], after);
}

function takeOutLetters(doc: Y.Doc, id: BlockId, stretches: readonly Stretch[]): void {
  for (const { start, end } of stretches.toReversed()) findText(doc, id)?.delete(start, end - start);
}

/** The record says from now on how the block reads, and what is written into it later is found again. */
function recordAgain(doc: Y.Doc, { id, after }: WrittenIntoRemoved): void {
  const text = findText(doc, id);
  if (!text) return;
  scriptOf(doc).removed.set(id, { ...removalOf(readBlock(id, text)), ...(after === undefined ? {} : { after }) });
}

/** What was written behind a block that moved counts as written behind what stands before it now, or behind nothing. */
function callAtHome(doc: Y.Doc, { ids, before }: LeftBehind): void {
  const passage = new Set(ids);
  for (const id of ids) {
    const after = madeBehind(doc, id);
    if (after !== undefined && passage.has(after)) continue;
    findText(doc, id)?.setAttribute("after", before ?? id);
  }
}

/** A block that has no other words goes with them. */
function takeOutSecond(doc: Y.Doc, { first, second, seconds }: Doubled): void {
  const text = findText(doc, second);
  if (!text) return;
  if (first !== second && !hasWords(without(wordsOf(text), seconds))) removeBlocks(doc, [second]);
  else takeOutLetters(doc, second, seconds);
}

/** From now on both count as written by hand. */
function keepBoth(doc: Y.Doc, { first, second, firsts, seconds }: Doubled): void {
  const letters = [...lettersAt(doc, first, firsts), ...lettersAt(doc, second, seconds)];
  noteMoves(
    doc,
    letters.map((one) => ({ ...one, from: { client: one.client, clock: one.clock } })),
  );
}

function lettersAt(doc: Y.Doc, id: BlockId, stretches: readonly Stretch[]): readonly Letters[] {
  const text = findText(doc, id);
  const letters = text ? lettersOf(text) : [];
  return stretches.flatMap(({ start, end }) => sliceLetters(letters, start, end));
}
