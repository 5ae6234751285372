import type * as Y from "yjs";
import { openAnchors } from "#domain/feedback/anchors.ts";
import { cleanText } from "#domain/feedback/cleanText.ts";
import { longestPassage, type QuoteCheck, type QuotedPassage, type QuotedRange } from "#domain/feedback/feedback.ts";
import { findQuote } from "#domain/feedback/quotes.ts";
import { readBlock } from "#domain/play/document/blocks.ts";
import { textOfLetters } from "#domain/play/document/letters.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { type Block, type BlockId, type PlayId, textOf } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { BlackedOut } from "#domain/sharing/blackOut.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
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
): Promise<LoadedDocument | undefined> {
  if ((head.snapshot?.bytes ?? 0) > largestSnapshotBytes) return undefined;
  // The cheap reading may lag, and then throw: the quote has to do.
  return loadDocument(table, playId, head, { last: sequence, consistent: false }).catch(() => undefined);
}

/** The text of a block as a reader of the link sees it; undefined where the link doesn't show the block. */
export type TextLookup = (id: BlockId) => string | undefined;

export interface ShownPlay {
  readonly textOf: TextLookup;
  /** Of the play's log. */
  readonly sequence: number;
}

/** How a blind link blacks out a text; the others leave it as it is. */
export type Hide = (text: string) => BlackedOut;

export const shownIn = (blocks: readonly Block[], hide: Hide): TextLookup => {
  const texts = new Map(blocks.map((block) => [block.id, block]));
  return (id) => {
    const block = texts.get(id);
    return block && hide(textOf(block)).text;
  };
};

/** A link that is live shows the document, but for its notes. */
export const shownOf =
  (doc: Y.Doc, hide: Hide): TextLookup =>
  (id) => {
    const text = findText(doc, id);
    const block = text && readBlock(id, text);
    return !block || block.kind === "note" ? undefined : hide(textOf(block)).text;
  };

/**
 * The passage as it is kept. Refuses one with a block that the link does not show, in the same words whether there is
 * such a block or not. The quote stays the reader's own: whether it is in the play is for the author alone to see, for
 * the answer would tell, guess by guess, what an earlier version said. Of much the beginnings are kept.
 */
export function assertShown({ sequence, ranges }: QuotedPassage, shown: TextLookup | undefined): KeptPassage {
  const longest = Math.max(40, Math.floor(longestPassage / ranges.length));
  return { sequence, ranges: ranges.map((range) => ({ ...range, quote: begun(quoteOf(range, shown), longest) })) };
}

type KeptPassage = { sequence: number; ranges: QuotedRange[] };

function quoteOf({ blockId, quote }: QuotedRange, shown: TextLookup | undefined): string {
  if (shown && shown(blockId) === undefined) throw notShown();
  return cleanText(quote) || "…";
}

const notShown = () =>
  new Refused("invalid", "The passage you selected is no longer in the play. Reload the page.", {
    fields: { passage: "This link doesn't show it." },
  });

/** Half a character is no beginning. */
const begun = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/** Whether the quotes stand in what the link showed. Where only a later text is to be had, a quote that is missing proves nothing. */
export function checkQuotes({ sequence, ranges }: QuotedPassage, shown: ShownPlay | undefined): QuoteCheck {
  if (!shown) return "unchecked";
  const isThere = ({ blockId, start, quote }: QuotedRange): boolean =>
    findQuote(shown.textOf(blockId) ?? "", quote, start) !== undefined;
  if (ranges.every(isThere)) return "found";
  return shown.sequence > sequence ? "unchecked" : "differs";
}

/** Which letters of the document the passage is. A blind link's offsets and quotes are those of the blacked-out text. */
export function placesIn(doc: Y.Doc, passage: QuotedPassage, hide: Hide): (string | null)[] {
  const ranges = passage.ranges.map((range) => inSource(doc, range, hide));
  return [...openAnchors(doc).placesOf({ ...passage, ranges })];
}

function inSource(doc: Y.Doc, range: QuotedRange, hide: Hide): QuotedRange {
  const text = findText(doc, range.blockId);
  const words = text ? textOfLetters(text) : "";
  const { text: shown, toSource } = hide(words);
  if (shown === words) return range;
  const isAsSeen = shown.slice(range.start, range.end).startsWith(range.quote);
  const found = isAsSeen ? range : findQuote(shown, range.quote, range.start);
  if (!found) return range;
  const [start, end] = [toSource(found.start, "start"), toSource(found.end, "end")];
  return { ...range, start, end, quote: words.slice(start, end) };
}
