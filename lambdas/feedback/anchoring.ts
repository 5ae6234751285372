import type * as Y from "yjs";
import { cleanText } from "#domain/feedback/cleanText.ts";
import { maxPassageLength, type QuoteCheck, type QuotedPassage } from "#domain/feedback/feedback.ts";
import { openAnchors } from "#domain/play/anchors/anchors.ts";
import { findQuote } from "#domain/play/anchors/quotes.ts";
import { readBlock } from "#domain/play/document/blocks.ts";
import { textOfLetters } from "#domain/play/document/letters.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { type Block, type BlockId, type PlayId, type QuotedRange, textOf } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { BlackedOut } from "#domain/sharing/blackOut.ts";
import { type LoadedDocument, loadDocument } from "#lambdas/stores/documents.ts";
import type { Head } from "#lambdas/stores/heads.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** A larger snapshot isn't read for one comment: it would cost 50 read units. The quote is enough then. */
const maxSnapshotBytes = 400_000;

/**
 * Loads the document as it was at that number, or soon after if the log was compacted since. Returns undefined if that
 * would be expensive.
 */
export async function findDocument(
  table: Table,
  playId: PlayId,
  head: Head,
  sequence: number,
): Promise<LoadedDocument | undefined> {
  if ((head.snapshot?.bytes ?? 0) > maxSnapshotBytes) return undefined;
  // An eventually consistent read may lag and throw. The quote is enough then.
  return loadDocument(table, playId, head, { last: sequence, consistent: false }).catch(() => undefined);
}

/** The text of a block as a reader of the link sees it; undefined where the link doesn't show the block. */
export type TextLookup = (id: BlockId) => string | undefined;

export interface ShownPlay {
  readonly textOf: TextLookup;
  /** The number in the play's log. */
  readonly sequence: number;
}

/** Blacks out names if the link is blind. Other links leave the text unchanged. */
export type Hide = (text: string) => BlackedOut;

export const shownIn = (blocks: readonly Block[], hide: Hide): TextLookup => {
  const texts = new Map(blocks.map((block) => [block.id, block]));
  return (id) => {
    const block = texts.get(id);
    return block && hide(textOf(block)).text;
  };
};

/** A live link shows the document without its notes. */
export const shownOf =
  (doc: Y.Doc, hide: Hide): TextLookup =>
  (id) => {
    const text = findText(doc, id);
    const block = text && readBlock(id, text);
    return !block || block.kind === "note" ? undefined : hide(textOf(block)).text;
  };

/**
 * Returns the passage as it's stored. Refuses a block that the link doesn't show, with the same message whether or not
 * the block exists. The quote stays as the reader sent it: only the author sees whether it's in the play, because a
 * reader could otherwise guess what an earlier version said. Long quotes are cut to their beginnings.
 */
export function assertShown({ sequence, ranges }: QuotedPassage, shown: TextLookup | undefined): StoredPassage {
  const longest = Math.max(40, Math.floor(maxPassageLength / ranges.length));
  return {
    sequence,
    ranges: ranges.map((range) => ({ ...range, quote: beginningOf(quoteOf(range, shown), longest) })),
  };
}

type StoredPassage = { sequence: number; ranges: QuotedRange[] };

function quoteOf({ blockId, quote }: QuotedRange, shown: TextLookup | undefined): string {
  if (shown && shown(blockId) === undefined) throw notShown();
  return cleanText(quote) || "…";
}

const notShown = () =>
  new Refused("invalid", "The passage you selected is no longer in the play. Reload the page.", {
    fields: { passage: "This link doesn't show it." },
  });

/** Cuts the text without splitting a character. */
const beginningOf = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/**
 * Checks whether the quotes are in what the link showed. If only a later text is available, a missing quote proves
 * nothing.
 */
export function checkQuotes({ sequence, ranges }: QuotedPassage, shown: ShownPlay | undefined): QuoteCheck {
  if (!shown) return "unchecked";
  const isQuoted = ({ blockId, start, quote }: QuotedRange): boolean =>
    findQuote(shown.textOf(blockId) ?? "", quote, start) !== undefined;
  if (ranges.every(isQuoted)) return "found";
  return shown.sequence > sequence ? "unchecked" : "differs";
}

/**
 * Returns which letters of the document the passage covers. A blind link's offsets and quotes refer to the blacked-out
 * text.
 */
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
