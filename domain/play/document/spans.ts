import type * as Y from "yjs";
import { type MarkName, markNames, normaliseSpans, type Span } from "../play.ts";

type Marks = Readonly<Partial<Record<MarkName, unknown>>>;

/** The text of a block as the model has it. Whatever is not text is left out. */
export function readSpans(text: Y.Text): readonly Span[] {
  const delta: { insert?: unknown; attributes?: Marks }[] = text.toDelta();
  return normaliseSpans(
    delta.flatMap(({ insert, attributes }) => (typeof insert === "string" ? [span(insert, attributes)] : [])),
  );
}

/** A span with its marks in one fixed order, so that equal spans are equal as JSON too. */
export function span(text: string, marks: Marks = {}): Span {
  return {
    text,
    ...(marks.bold ? { bold: true } : {}),
    ...(marks.italic ? { italic: true } : {}),
    ...(marks.underline ? { underline: true } : {}),
  };
}

/**
 * Makes the text read as `target` with the smallest change, so that what others typed in it meanwhile
 * stays where it is: letters that stay are never written again, marks that change are only formatted.
 * `caret` is where the writer stands in `target`.
 */
export function writeSpans(text: Y.Text, target: readonly Span[], caret?: number): void {
  const before = readSpans(text);
  const { start, end, insert } = difference(plain(before), plain(target), caret);
  if (end > start) text.delete(start, end - start);
  if (insert.length > 0) insertSpans(text, start, slice(target, start, start + insert.length));
  formatDifferences(text, target);
}

/** Replaces `start..end` of the old text by `insert`. */
export interface TextDifference {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/**
 * The one stretch in which two texts differ. `caret`, the offset in `after` where the writer stands, tells
 * which of two equal letters was typed. Words that give way to others go as wholes: chance letters in common
 * would else be left standing between what other devices wrote there.
 */
export function difference(before: string, after: string, caret?: number): TextDifference {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (start + tail < shorter) return wholeWords(before, after, start, before.length - tail);
  const slack = { first: shorter - tail, last: start };
  const grown = Math.max(0, after.length - before.length);
  return wholePairs(before, after, caret === undefined ? wordEdge(before, slack) : placeOfChange(slack, caret, grown));
}

/** Every place from the first to the last would give the same text. */
interface Slack {
  readonly first: number;
  readonly last: number;
}

/** What was typed ends at the caret, what was joined on begins there, and what was taken out left the caret in its place. */
function placeOfChange({ first, last }: Slack, caret: number, grown: number): number {
  const typed = caret - grown;
  if (typed >= first && typed <= last) return typed;
  return Math.min(last, Math.max(first, caret));
}

/** Where nobody can tell, words are likelier to have been put between words than into them. */
function wordEdge(before: string, { first, last }: Slack): number {
  for (let place = last; place >= first; place--) {
    if (/^$|\s/.test(before.slice(Math.max(0, place - 1), place)) || /^$|\s/.test(before.charAt(place))) return place;
  }
  return last;
}

/** Something gives way to something else. */
function wholeWords(before: string, after: string, start: number, end: number): TextDifference {
  const back = Math.max(tornPair(before, start), letters(before.slice(0, start), /\S*$/));
  const on = Math.max(tornPair(before, end), letters(before.slice(end), /^\S*/));
  return stretch(before, after, start - back, end + on);
}

/** Something is only put in at `start`, or only taken out. */
function wholePairs(before: string, after: string, start: number): TextDifference {
  const end = start + Math.max(0, before.length - after.length);
  return stretch(before, after, start - tornPair(before, start), end + tornPair(before, end));
}

const stretch = (before: string, after: string, start: number, end: number): TextDifference => ({
  start,
  end,
  insert: after.slice(start, after.length - (before.length - end)),
});

/** Scripts without spaces have no words that could be told apart, so no more than this is written anew. */
const longestWord = 24;

function letters(text: string, pattern: RegExp): number {
  const length = pattern.exec(text)?.[0].length ?? 0;
  return length <= longestWord ? length : 0;
}

/** Yjs turns half a surrogate pair into U+FFFD: 1 where a cut at `index` would leave one. */
const tornPair = (text: string, index: number): 0 | 1 =>
  isHighSurrogate(text.charCodeAt(index - 1)) && isLowSurrogate(text.charCodeAt(index)) ? 1 : 0;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

const plain = (spans: readonly Span[]): string => spans.map((one) => one.text).join("");

/** The spans of a stretch of text. */
export function slice(spans: readonly Span[], from: number, to: number): readonly Span[] {
  let at = 0;
  const out = spans.map((one) => {
    const text = one.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += one.text.length;
    return { ...one, text };
  });
  return normaliseSpans(out);
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

/** Where two runs of equal text differ in one mark: from, to, and what it shall be (`null` takes it off). */
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
