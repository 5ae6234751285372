import type * as Y from "yjs";
import { openAnchors } from "#domain/feedback/anchors.ts";
import { cleanText } from "#domain/feedback/cleanText.ts";
import { longestPassage, type Passage, type QuotedRange } from "#domain/feedback/feedback.ts";
import { readBlock } from "#domain/play/document/blocks.ts";
import { wordsOf } from "#domain/play/document/letters.ts";
import { findText } from "#domain/play/document/script.ts";
import type { Block, PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { loadDocument } from "#lambdas/stores/documents.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** A snapshot of more bytes is not read for one comment: 50 read units. The quote has to do. */
const largestSnapshotBytes = 400_000;

/** The document as it was at that number or, tidied up since, soon after; undefined where it is not to be had cheaply. */
export async function findDocument(
  table: Table,
  playId: PlayId,
  head: Head,
  sequence: number,
): Promise<Y.Doc | undefined> {
  if ((head.snapshot?.bytes ?? 0) > largestSnapshotBytes) return undefined;
  // The cheap reading may lag, and then throw: the quote has to do.
  const loaded = await loadDocument(table, playId, head, { last: sequence, consistent: false }).catch(() => undefined);
  return loaded?.doc;
}

/** Blocks that a link shows, by their ids. A link that is live shows the document, but for its notes. */
export type ShownBlocks = (id: Block["id"]) => Block | undefined;

export const shownIn =
  (blocks: readonly Block[]): ShownBlocks =>
  (id) =>
    blocks.find((block) => block.id === id);

export const shownOf =
  (doc: Y.Doc): ShownBlocks =>
  (id) => {
    const text = findText(doc, id);
    const block = text && readBlock(id, text);
    return block?.kind === "note" ? undefined : block;
  };

/**
 * The passage as it is kept. Refuses one with a block that the link does not show, in the same words whether there is
 * such a block or not. The quote stays the reader's own and is never held against the play: whether it was kept as it is
 * would tell, guess by guess, what a blind link blacks out. Of much the beginnings are kept.
 */
export function assertShown({ sequence, ranges }: Passage, shown: ShownBlocks | undefined): KeptPassage {
  const longest = Math.max(40, Math.floor(longestPassage / ranges.length));
  return { sequence, ranges: ranges.map((range) => ({ ...range, quote: begun(quoteOf(range, shown), longest) })) };
}

type KeptPassage = { sequence: number; ranges: QuotedRange[] };

function quoteOf({ blockId, quote }: QuotedRange, shown: ShownBlocks | undefined): string {
  if (shown && !shown(blockId)) throw notShown();
  return cleanText(quote) || "…";
}

const notShown = () =>
  new Refused("invalid", "The passage you selected is no longer in the play. Reload the page.", {
    fields: { passage: "This link doesn't show it." },
  });

/** Half a character is no beginning. */
const begun = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

export function placesIn(doc: Y.Doc, passage: Passage): (string | null)[] {
  const ranges = passage.ranges.map((range) => ({ ...range, quote: withNames(doc, range) }));
  return [...openAnchors(doc).placesOf({ ...passage, ranges })];
}

/** A blind link blacks names out letter by letter: the quote as it stands in the play, for finding it only. */
function withNames(doc: Y.Doc, { blockId, start, quote }: QuotedRange): string {
  const text = findText(doc, blockId);
  const words = text ? wordsOf(text).slice(start, start + quote.length) : "";
  const isSame =
    words.length === quote.length && quote.split("").every((sign, at) => sign === "█" || sign === words[at]);
  return isSame ? words : quote;
}
