import { TextSelection, type Transaction } from "prosemirror-state";
import type { BlockKind } from "#domain/play/play.ts";
import { findBlockPosition, findNeighbor, isEmpty } from "./blockPosition.ts";
import { deleteBlock } from "./joinBackward.ts";

/** Kinds of text that a parenthetical can be within. */
export const isSpoken = (kind: BlockKind): boolean => kind === "dialogue" || kind === "lyric";

/**
 * From a parenthetical, goes to the start of the speech that it's within. An empty one is removed. Returns whether there
 * is such a speech.
 */
export function goToRestOfSpeech(tr: Transaction): boolean {
  const place = findBlockPosition(tr);
  const next = place?.kind === "parenthetical" ? findNeighbor(tr.doc, place, 1) : undefined;
  if (!place || !next || !isSpoken(next.kind)) return false;
  tr.setSelection(TextSelection.create(tr.doc, next.start + 1));
  if (isEmpty(place)) deleteBlock(tr, place);
  return true;
}
