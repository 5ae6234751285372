import type * as Y from "yjs";
import { lettersOf, sliceLetters } from "../document/letters.ts";
import type { Copy } from "../kept/copiesIn.ts";
import { type KeptManuscript, lazyValue, manuscriptOf, neighborOf } from "../kept/keptManuscript.ts";
import { hasWords } from "../kept/letterRange.ts";
import type { BlockId, QuotedRange } from "../play.ts";
import { createLetterFinder, type LetterFinder } from "./letterFinder.ts";
import { lettersOfPlace, placeOfLetters } from "./places.ts";
import { findQuote, isUnmistakable, readsAlike } from "./quotes.ts";

/** A range of letters in one block. */
export interface AnchoredRange {
  readonly blockId: BlockId;
  readonly start: number;
  readonly end: number;
}

/** Where a quoted range is now. */
export interface FoundRange {
  /** In its own block, only in other blocks, or no longer in the play. */
  readonly how: "here" | "moved" | "gone";
  /** In the play's order, at most one per block; empty if it's gone. */
  readonly at: readonly AnchoredRange[];
  /** As the reader saw it. */
  readonly quote: string;
  /** Whether the text differs now. */
  readonly isChanged: boolean;
}

/** Ranges of consecutive blocks. */
interface Passage {
  readonly ranges: readonly QuotedRange[];
}

type Places = readonly (string | null)[];

/**
 * Finds quoted passages in the play. Valid only for the current state of the document: open it again after a change.
 */
export interface Anchors {
  readonly find: (passage: Passage, places?: Places) => readonly FoundRange[];
  /** Returns which letters of the document each range of a passage covers; null if unknown. */
  readonly placesOf: (passage: Passage) => Places;
}

/**
 * Finds a range by its letters: in each block, it extends from the first to the last of them, so words typed into it
 * belong to it. Punctuation and spaces alone don't count. If none of its words is left, or its letters are unknown, its
 * quote is searched: in its block, in blocks split off from it, and in the block it was joined to. If its letters are
 * known to be deleted, a match was typed again, so the quote must be distinctive.
 */
export function openAnchors(doc: Y.Doc): Anchors {
  const manuscript = lazyValue(() => manuscriptOf(doc));
  const standing = lazyValue(() => createLetterFinder(manuscript()));
  const splits = lazyValue(() => splitsOf(manuscript()));
  const byQuote = (range: QuotedRange) => findByQuote(manuscript(), splits(), range);
  return {
    find: ({ ranges }, places = []) =>
      ranges.map((range, index) => {
        const at = findRange(manuscript(), standing(), range, places[index] ?? null) ?? byQuote(range);
        return foundRange(manuscript(), range, at);
      }),
    placesOf: ({ ranges }) => ranges.map((range) => placeOf(manuscript(), range, byQuote)),
  };
}

/** Returns undefined if the quote must be searched, and nothing if the passage is certainly gone. */
function findRange(
  manuscript: KeptManuscript,
  standing: LetterFinder,
  { blockId, quote }: QuotedRange,
  place: string | null,
): readonly AnchoredRange[] | undefined {
  const letters = place === null ? [] : lettersOfPlace(place);
  if (letters.length === 0) return undefined;
  const hasEnough = ({ blockId: id, start, end }: AnchoredRange): boolean =>
    hasWords(manuscript.text(id).slice(start, end)) || !hasWords(quote);
  const at = joinedRanges(standing.find(letters, blockId)).filter(hasEnough).reduce(spanned, []);
  return at.length === 0 && isUnmistakable(quote) ? undefined : at;
}

/** Joins neighboring letters into ranges, in the play's order. */
function joinedRanges(copies: readonly Copy[]): readonly AnchoredRange[] {
  const out: AnchoredRange[] = [];
  for (const { id: blockId, start, length } of copies.toSorted((a, b) => a.place - b.place || a.start - b.start)) {
    const last = out.at(-1);
    const isNext = last?.blockId === blockId && last.end === start;
    if (isNext) out.pop();
    out.push({ blockId, start: isNext ? last.start : start, end: start + length });
  }
  return out;
}

/** Joins the ranges of one block into one, from the first to the last. */
function spanned(ranges: readonly AnchoredRange[], next: AnchoredRange): readonly AnchoredRange[] {
  const last = ranges.at(-1);
  if (last?.blockId !== next.blockId) return [...ranges, next];
  return [...ranges.slice(0, -1), { ...last, end: next.end }];
}

type Splits = ReadonlyMap<BlockId, readonly BlockId[]>;

/** Returns the blocks that were split off from each block. */
function splitsOf({ entries, order }: KeptManuscript): Splits {
  const splits = new Map<BlockId, BlockId[]>();
  for (const id of order) {
    const from = entries.get(id)?.getAttribute("from") as BlockId | undefined;
    if (from !== undefined) splits.set(from, [...(splits.get(from) ?? []), id]);
  }
  return splits;
}

function findByQuote(
  manuscript: KeptManuscript,
  splits: Splits,
  { blockId, start, quote }: QuotedRange,
): AnchoredRange[] {
  for (const id of relatedBlocks(manuscript, splits, blockId)) {
    const found = findQuote(manuscript.text(id), quote, id === blockId ? start : 0);
    if (found) return [{ blockId: id, ...found }];
  }
  return [];
}

/**
 * Returns the blocks that may contain a block's words: itself, those split off from it at any depth, and the one it
 * was joined to.
 */
function relatedBlocks(manuscript: KeptManuscript, splits: Splits, blockId: BlockId): readonly BlockId[] {
  const related = new Set([blockId]);
  for (const id of related) for (const split of splits.get(id) ?? []) related.add(split);
  const joinedTo = manuscript.places.has(blockId) ? undefined : neighborOf(manuscript, blockId);
  if (joinedTo !== undefined) related.add(joinedTo);
  return [...related].filter((id) => manuscript.places.has(id));
}

function foundRange(
  { text }: KeptManuscript,
  { blockId, quote }: QuotedRange,
  at: readonly AnchoredRange[],
): FoundRange {
  if (at.length === 0) return { how: "gone", at, quote, isChanged: true };
  const how = at.some((range) => range.blockId === blockId) ? "here" : "moved";
  const now = at.map((range) => text(range.blockId).slice(range.start, range.end)).join(" ");
  return { how, at, quote, isChanged: !readsAlike(now, quote) };
}

function placeOf(
  manuscript: KeptManuscript,
  range: QuotedRange,
  byQuote: (range: QuotedRange) => readonly AnchoredRange[],
) {
  const isAsSeen = manuscript.text(range.blockId).slice(range.start, range.end).startsWith(range.quote);
  const letters = (isAsSeen ? [range] : byQuote(range)).flatMap(({ blockId, start, end }) => {
    const text = manuscript.entries.get(blockId);
    return text ? sliceLetters(lettersOf(text), start, end) : [];
  });
  return letters.length > 0 ? placeOfLetters(letters) : null;
}
