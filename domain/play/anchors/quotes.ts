import type { LetterRange } from "../kept/letterRange.ts";

/** Finds a quote in a text, ignoring differences in white space. Of several matches, the nearest to `near` counts. */
export function findQuote(text: string, quote: string, near: number): LetterRange | undefined {
  const words = quote.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  const pattern = new RegExp(words.map(escaped).join("\\s+"), "g");
  let best: LetterRange | undefined;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = match.index;
    if (best && Math.abs(start - near) >= Math.abs(best.start - near)) break;
    best = { start, end: start + match[0].length };
    pattern.lastIndex = start + 1;
  }
  return best;
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Returns whether two texts are equal except for white space. */
export const readsAlike = (a: string, b: string): boolean => spaced(a) === spaced(b);

const spaced = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The number of letters and digits from which a quote is distinctive. */
const unmistakableLetters = 12;

export const isUnmistakable = (quote: string): boolean =>
  (quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= unmistakableLetters;
