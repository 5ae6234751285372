import { findDifference, slice } from "#domain/play/document/spans.ts";
import { normalizeSpans, type Span } from "#domain/play/play.ts";

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join("");

export interface Rebased {
  readonly text: readonly Span[];
  readonly caret: number;
}

/**
 * Applies the edit `before` → `mine` to `theirs`, which also came from `before`. Removes only what `mine` removed, so
 * nobody's words are dropped. `caret` is the cursor's offset in `mine`.
 */
export function rebaseText(
  before: readonly Span[],
  mine: readonly Span[],
  theirs: readonly Span[],
  caret?: number,
): Rebased {
  const change = findDifference(plain(before), plain(mine), caret);
  const other = findDifference(plain(before), plain(theirs));
  const grown = other.insert.length - (other.end - other.start);
  const length = plain(theirs).length;
  const typed = slice(mine, change.start, change.start + change.insert.length);
  const arrived = slice(theirs, other.start, other.start + other.insert.length);
  const head = (from: number, to: number) => slice(theirs, from, Math.min(to, other.start));
  const tail = (from: number, to: number) => slice(theirs, Math.max(from, other.end) + grown, to);
  const comesFirst = change.start < other.start || (change.start === other.start && change.end === change.start);
  const front = comesFirst
    ? head(0, change.start)
    : [...head(0, other.start), ...arrived, ...tail(other.end, change.start + grown)];
  const rest = comesFirst ? [...head(change.end, other.start), ...arrived] : [];
  const text = normalizeSpans([...front, ...typed, ...rest, ...tail(change.end, length)]);
  return { text, caret: plain(front).length + change.insert.length };
}
