import { difference, slice } from "#domain/play/document/spans.ts";
import { normaliseSpans, type Span } from "#domain/play/play.ts";

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");

/**
 * What `before` → `mine` did, done to `theirs`, which also came from `before`. Nobody's words are dropped.
 * `caret` is where the writer stands in `mine`.
 */
export function rebaseText(
  before: readonly Span[],
  mine: readonly Span[],
  theirs: readonly Span[],
  caret?: number,
): { readonly text: readonly Span[]; readonly caret: number } {
  const change = difference(plain(before), plain(mine), caret);
  const elsewhere = difference(plain(before), plain(theirs));
  const grown = elsewhere.insert.length - (elsewhere.end - elsewhere.start);
  const moved = (offset: number): number => {
    if (offset <= elsewhere.start) return offset;
    return offset >= elsewhere.end ? offset + grown : elsewhere.start + elsewhere.insert.length;
  };
  const start = moved(change.start);
  const text = normaliseSpans([
    ...slice(theirs, 0, start),
    ...slice(mine, change.start, change.start + change.insert.length),
    ...slice(theirs, Math.max(start, moved(change.end)), Number.MAX_SAFE_INTEGER),
  ]);
  return { text, caret: start + change.insert.length };
}
