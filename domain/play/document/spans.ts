import type * as Y from "yjs";
import { type MarkName, markNames, normalizeSpans, type Span } from "../play.ts";

type Marks = Readonly<Partial<Record<MarkName, unknown>>>;

/** Reads a block's text in the model's form. Anything that isn't text is skipped. */
export function readSpans(text: Y.Text): readonly Span[] {
  const delta: { insert?: unknown; attributes?: Marks }[] = text.toDelta();
  return normalizeSpans(
    delta.flatMap(({ insert, attributes }) => (typeof insert === "string" ? [span(insert, attributes)] : [])),
  );
}

/** Creates a span with its marks in a fixed order, so that equal spans are also equal as JSON. */
export function span(text: string, marks: Marks = {}): Span {
  return {
    text,
    ...(marks.bold ? { bold: true } : {}),
    ...(marks.italic ? { italic: true } : {}),
    ...(marks.underline ? { underline: true } : {}),
  };
}

/**
 * Changes the text to `target` with the smallest change, so that what others typed meanwhile stays in place. Letters
 * that stay are never rewritten, and changed marks are only reformatted. `caret` is the writer's position in `target`.
 */
export function writeSpans(text: Y.Text, target: readonly Span[], caret?: number): void {
  const before = readSpans(text);
  const { start, end, insert } = findDifference(plain(before), plain(target), caret);
  if (end > start) text.delete(start, end - start);
  if (insert.length > 0) insertSpans(text, start, slice(target, start, start + insert.length));
  formatDifferences(text, target);
}

/** Replaces `start..end` of the old text with `insert`. */
export interface TextDifference {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/**
 * Finds the one range in which two texts differ. `caret`, the writer's offset in `after`, decides which of two equal
 * letters was typed. Replaced words are replaced whole. Otherwise, letters that happen to match would be left standing
 * between text from other devices.
 */
export function findDifference(before: string, after: string, caret?: number): TextDifference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (start + tail < shorter) return widenToWords(before, after, start, before.length - tail);
  const positions = { first: shorter - tail, last: start };
  const addedLength = Math.max(0, after.length - before.length);
  const place = caret === undefined ? wordEdge(before, positions) : placeOfChange(positions, caret, addedLength);
  return caret !== place + addedLength && mayReplaceWord(before, place, after.slice(place, place + addedLength))
    ? widenToWords(before, after, place, place)
    : widenToPairs(before, after, place);
}

/** Every position from the first to the last would give the same text. */
interface EquivalentPositions {
  readonly first: number;
  readonly last: number;
}

/** Typed text ends at the caret, joined text begins there, and deleted text left the caret in its place. */
function placeOfChange({ first, last }: EquivalentPositions, caret: number, addedLength: number): number {
  const typed = caret - addedLength;
  if (typed >= first && typed <= last) return typed;
  return Math.min(last, Math.max(first, caret));
}

/** If nothing decides, assume the change is between words rather than inside one. */
function wordEdge(before: string, { first, last }: EquivalentPositions): number {
  for (let place = last; place >= first; place--) {
    if (/^$|\s/.test(before.slice(Math.max(0, place - 1), place)) || /^$|\s/.test(before.charAt(place))) return place;
  }
  return last;
}

/**
 * Whether inserted text starts and ends inside a word. If it wasn't typed there, other words replaced that word, and
 * begin and end with the same letters by chance.
 */
const mayReplaceWord = (before: string, place: number, insert: string): boolean =>
  /\s/.test(insert) && /^\S\S$/.test(before.slice(Math.max(0, place - 1), place + 1));

/** Handles a replacement. A word beside it that ends there in both texts stays. */
function widenToWords(before: string, after: string, start: number, end: number): TextDifference {
  const afterEnd = after.length - (before.length - end);
  const isCut = (at: number, inAfter: number) => /\S/.test(before.charAt(at) + after.charAt(inAfter));
  const back = isCut(start, start) ? letters(before.slice(0, start), /\S*$/) : 0;
  const on = isCut(end - 1, afterEnd - 1) ? letters(before.slice(end), /^\S*/) : 0;
  return changed(before, after, start - (back || splitsPair(before, start)), end + (on || splitsPair(before, end)));
}

/** Handles a pure insertion at `start`, or a pure deletion. */
function widenToPairs(before: string, after: string, start: number): TextDifference {
  const end = start + Math.max(0, before.length - after.length);
  return changed(before, after, start - splitsPair(before, start), end + splitsPair(before, end));
}

const changed = (before: string, after: string, start: number, end: number): TextDifference => ({
  start,
  end,
  insert: after.slice(start, after.length - (before.length - end)),
});

/** Scripts without spaces have no detectable words, so this is the most that is rewritten. */
const maxWordLength = 24;

function letters(text: string, pattern: RegExp): number {
  const length = pattern.exec(text)?.[0].length ?? 0;
  return length <= maxWordLength ? length : 0;
}

/** Yjs turns half a surrogate pair into U+FFFD. Returns 1 if a cut at `index` would leave one. */
const splitsPair = (text: string, index: number): 0 | 1 =>
  isHighSurrogate(text.charCodeAt(index - 1)) && isLowSurrogate(text.charCodeAt(index)) ? 1 : 0;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

const plain = (spans: readonly Span[]): string => spans.map((one) => one.text).join("");

/** Returns the spans of a text range. */
export function slice(spans: readonly Span[], from: number, to: number): readonly Span[] {
  let at = 0;
  const out = spans.map((one) => {
    const text = one.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += one.text.length;
    return { ...one, text };
  });
  return normalizeSpans(out);
}

function insertSpans(text: Y.Text, index: number, spans: readonly Span[]): void {
  let at = index;
  for (const one of spans) {
    text.insert(at, one.text, marksOf(one));
    at += one.text.length;
  }
}

function formatDifferences(text: Y.Text, target: readonly Span[]): void {
  const current = readSpans(text);
  for (const mark of markNames) {
    for (const [from, to, on] of markChanges(current, target, mark)) text.format(from, to - from, { [mark]: on });
  }
}

/**
 * Returns the places where two runs of equal text differ in one mark: from, to, and the new value (`null` removes the
 * mark).
 */
function markChanges(
  current: readonly Span[],
  target: readonly Span[],
  mark: MarkName,
): [number, number, true | null][] {
  const edges = [...new Set([...edgesOf(current), ...edgesOf(target)])].sort((a, b) => a - b);
  const out: [number, number, true | null][] = [];
  for (const [index, from] of edges.entries()) {
    const to = edges[index + 1];
    if (to === undefined) break;
    const wanted = markAt(target, from, mark);
    if (markAt(current, from, mark) !== wanted) out.push([from, to, wanted]);
  }
  return out;
}

function edgesOf(spans: readonly Span[]): number[] {
  let at = 0;
  return [0, ...spans.map((one) => (at += one.text.length))];
}

function markAt(spans: readonly Span[], offset: number, mark: MarkName): true | null {
  let at = 0;
  for (const one of spans) {
    at += one.text.length;
    if (offset < at) return one[mark] ?? null;
  }
  return null;
}

const marksOf = ({ text: _text, ...marks }: Span): Partial<Record<MarkName, true>> => marks;
