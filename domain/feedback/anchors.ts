import type * as Y from "yjs";
import { lettersOf, sliceLetters } from "../play/document/letters.ts";
import type { Copy } from "../play/kept/copies.ts";
import { type KeptManuscript, lazyValue, manuscriptOf, neighborOf } from "../play/kept/keptManuscript.ts";
import { hasWords } from "../play/kept/letterRange.ts";
import type { BlockId } from "../play/play.ts";
import type { QuotedPassage, QuotedRange } from "./feedback.ts";
import { createLetterFinder, type LetterFinder } from "./letterFinder.ts";
import { lettersOfPlace, placeOfLetters } from "./places.ts";
import { findQuote, isUnmistakable, readsAlike } from "./quotes.ts";

/** Letters of one block of the play. */
export interface AnchoredRange {
  readonly blockId: BlockId;
  readonly start: number;
  readonly end: number;
}

/** Where a range that a reader quoted stands now. */
export interface FoundRange {
  /** In its own block, only in others, or not in the play any more. */
  readonly how: "here" | "moved" | "gone";
  /** In the order of the play, one a block at most; none where it is gone. */
  readonly at: readonly AnchoredRange[];
  /** As the reader saw it. */
  readonly quote: string;
  /** Whether it reads differently now. */
  readonly isChanged: boolean;
}

type Places = readonly (string | null)[];

/** Finds in the play what readers pointed at. Good for the document as it is now: open it anew after a change. */
export interface Anchors {
  readonly find: (passage: QuotedPassage, places?: Places) => readonly FoundRange[];
  /** Which letters of the document a passage is, range by range; null where nobody can tell. */
  readonly placesOf: (passage: QuotedPassage) => Places;
}

/**
 * A range is what stands of its letters: in each block from the first of them to the last, so that words which were
 * written into it belong to it; signs and spaces that are left alone do not count. Where none of its words stands, or nobody knows its letters, its quote is looked for: in
 * its block, in those split off it, in the one that it was joined to. A quote whose letters are known to be gone was
 * written anew, and must be unmistakable.
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

/** Undefined where only the quote can tell; empty where it is certainly gone. */
function findRange(
  manuscript: KeptManuscript,
  standing: LetterFinder,
  { blockId, quote }: QuotedRange,
  place: string | null,
): readonly AnchoredRange[] | undefined {
  const letters = place === null ? [] : lettersOfPlace(place);
  if (letters.length === 0) return undefined;
  const isWorth = ({ blockId: id, start, end }: AnchoredRange): boolean =>
    hasWords(manuscript.text(id).slice(start, end)) || !hasWords(quote);
  const at = stretchesOf(standing.find(letters, blockId)).filter(isWorth).reduce(spanned, []);
  return at.length === 0 && isUnmistakable(quote) ? undefined : at;
}

/** Neighboring letters in one, in the order of the play. */
function stretchesOf(copies: readonly Copy[]): readonly AnchoredRange[] {
  const out: AnchoredRange[] = [];
  for (const { id: blockId, start, length } of copies.toSorted((a, b) => a.place - b.place || a.start - b.start)) {
    const last = out.at(-1);
    const isNext = last?.blockId === blockId && last.end === start;
    if (isNext) out.pop();
    out.push({ blockId, start: isNext ? last.start : start, end: start + length });
  }
  return out;
}

/** One range a block, from its first stretch to its last. */
function spanned(ranges: readonly AnchoredRange[], next: AnchoredRange): readonly AnchoredRange[] {
  const last = ranges.at(-1);
  if (last?.blockId !== next.blockId) return [...ranges, next];
  return [...ranges.slice(0, -1), { ...last, end: next.end }];
}

type Splits = ReadonlyMap<BlockId, readonly BlockId[]>;

/** For each block those that were split off it. */
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
  for (const id of kinOf(manuscript, splits, blockId)) {
    const found = findQuote(manuscript.text(id), quote, id === blockId ? start : 0);
    if (found) return [{ blockId: id, ...found }];
  }
  return [];
}

/** Where words of a block may be: in it, in those split off it however often, and in the one that it was joined to. */
function kinOf(manuscript: KeptManuscript, splits: Splits, blockId: BlockId): readonly BlockId[] {
  const kin = new Set([blockId]);
  for (const id of kin) for (const split of splits.get(id) ?? []) kin.add(split);
  const joinedTo = manuscript.places.has(blockId) ? undefined : neighborOf(manuscript, blockId);
  if (joinedTo !== undefined) kin.add(joinedTo);
  return [...kin].filter((id) => manuscript.places.has(id));
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
