import { normalizeSpans, type Span } from "#domain/play/play.ts";
import type { FindDivision } from "../../plainText/createDivisionFinder.ts";
import { textOfSpans } from "../../plainText/paragraph.ts";
import type { BodyRow } from "./places.ts";

/** How far the lines of one kind go. */
export interface Extent {
  /** The right edge of the longest line. */
  readonly right: number;
  /** The width of the longest line. */
  readonly width: number;
}

export const extentOf = (rows: readonly BodyRow[]): Extent => ({
  right: rows.reduce((most, row) => Math.max(most, row.right), 0),
  width: rows.reduce((most, row) => Math.max(most, row.right - row.x), 0),
});

/** Points that measuring may be wrong by. */
const tolerance = 1;

/** Returns whether a line ended because the next word wouldn't have fit. */
export function isFull(row: BodyRow, next: BodyRow, extent: Extent, isCentered: boolean): boolean {
  const [word = ""] = next.text.split(/[ \t]/, 1);
  const perCharacter = (row.right - row.x) / Math.max(1, row.text.length);
  const needed = (word.length + (isDashed(row.text) ? 0 : 1)) * perCharacter;
  // In most fonts, the width of a word can only be estimated. Lines of verse seldom begin in lowercase.
  const slack = /^\p{Ll}/u.test(word) ? lowercaseSlack * perCharacter : -tolerance;
  return isCentered ? row.right - row.x + needed + slack > extent.width : row.right + needed + slack > extent.right;
}

/** In characters. */
const lowercaseSlack = 3;

/** A dash without a space before it joins two words. */
const isDashed = (text: string): boolean => /[^\s\p{Pd}][\p{Pd}]{1,2}$/u.test(text);

/** Joins two lines that were one before they were wrapped. */
export function joinWrapped(
  first: readonly Span[],
  next: readonly Span[],
  findDivision: FindDivision,
): readonly Span[] {
  const [line, nextLine] = [textOfSpans(first), textOfSpans(next)];
  if (findDivision(line, nextLine) === "divided") return normalizeSpans([...withoutLastCharacter(first), ...next]);
  return isDashed(line) || /^[—–]\S/.test(nextLine) ? normalizeSpans([...first, ...next]) : joinWith(" ", first, next);
}

const withoutLastCharacter = (spans: readonly Span[]): readonly Span[] =>
  spans.map((span, at) => (at === spans.length - 1 ? { ...span, text: span.text.slice(0, -1) } : span));

/** Joins two lines, with the marks that both have on the character between them. */
export function joinWith(between: string, first: readonly Span[], next: readonly Span[]): readonly Span[] {
  const [last, start] = [first.at(-1), next[0]];
  const joint: Span = {
    text: between,
    ...(last?.bold && start?.bold ? { bold: true } : {}),
    ...(last?.italic && start?.italic ? { italic: true } : {}),
  };
  return normalizeSpans([...first, joint, ...next]);
}
