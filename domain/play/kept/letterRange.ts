/** Letters of a block, in UTF-16 units of its text. */
export interface LetterRange {
  readonly start: number;
  readonly end: number;
}

/** Removes ranges from a text; the ranges are given in order. */
export const withoutRanges = (text: string, ranges: readonly LetterRange[]): string =>
  ranges.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
