/** The characters that a font file is used for. */
export type CodePointRanges = readonly (readonly [first: number, last: number])[];

/** One of the files that a large font is divided into. */
export interface FontSlice {
  readonly address: string;
  readonly ranges: CodePointRanges;
}

/** Reads a font's style sheet, which lists its files and the characters that each is used for. */
export function readFontSlices(styleSheet: string): readonly FontSlice[] {
  return Array.from(styleSheet.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, rule = ""]) => ({
    address: /url\(\s*["']?([^"')]+)/.exec(rule)?.[1] ?? "",
    ranges: readRanges(/unicode-range:\s*([^;}]+)/.exec(rule)?.[1] ?? ""),
  })).filter(({ address }) => address !== "");
}

/** Reads `U+25ee8, U+4??, U+25f2-25ff`. */
const readRanges = (text: string): CodePointRanges =>
  Array.from(text.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi), ([, first = "", last]) => [
    Number.parseInt(first.replaceAll("?", "0"), 16),
    Number.parseInt(last ?? first.replaceAll("?", "f"), 16),
  ]);

export const isInRanges = (codePoint: number, ranges: CodePointRanges): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
