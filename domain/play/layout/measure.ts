import type { Span } from "../play.ts";

/** How far text advances, in inches. A proportional font would be another measure. */
export interface Measure {
  advance(codePoint: number, span: Span): number;
  widthOf(text: string, span: Span): number;
}

/** Tolerance for sums of inches, far below printer resolution. */
export const hairInches = 1e-6;

/** Returns a face whose characters all have the same width; Courier at 12 points sets ten to the inch. */
export function fixedMeasure(charactersPerInch: number): Measure {
  const cell = 1 / charactersPerInch;
  return {
    advance: (codePoint) => cell * cellsOf(codePoint),
    widthOf: (text) => cell * (oneCellEach.test(text) ? text.length : cellsIn(text)),
  };
}

/** Matches nearly all text of most plays, which then needn't be measured letter by letter. */
const oneCellEach = /^[ -~À-ɏ‘’“”–—…]*$/;

function cellsIn(text: string): number {
  let cells = 0;
  for (const character of text) cells += cellsOf(character.codePointAt(0) ?? 0);
  return cells;
}

/**
 * Cells that a character takes in a fixed-width face: none for combining and invisible characters, two for wide East
 * Asian ones.
 */
function cellsOf(codePoint: number): 0 | 1 | 2 {
  if (codePoint < 0x300) return codePoint === softHyphen ? 0 : 1;
  if (isWide(codePoint)) return 2;
  return noAdvance.test(String.fromCodePoint(codePoint)) ? 0 : 1;
}

const softHyphen = 0xad;
const noAdvance = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The ranges of Unicode's East Asian Width properties W and F that occur in plays, including emoji. */
const wideRanges = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
] as const;

export const isWide = (codePoint: number): boolean =>
  codePoint >= 0x1100 && wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
