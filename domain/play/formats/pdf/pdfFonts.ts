import type { Face, FileFace } from "#domain/play/layout/measures/faces.ts";
import type { CodePointRanges } from "./fontSlices.ts";

/** The TrueType files of one family. */
export interface FontFamily extends Readonly<Record<FileFace, Uint8Array>> {
  /** The only characters that it's used for; absent if it's used for all it has. */
  readonly ranges?: CodePointRanges;
  /** Whether its glyphs are made smaller to fit the width with which a character was measured. */
  readonly isFitted?: true;
}

/**
 * Families in order of preference: a character is set in the first that has it. The first is the layout's font; those
 * after a font with fixed widths have the same width. The fonts of other scripts and of
 * symbols come last, in slices with ranges.
 */
export type PdfFonts = readonly FontFamily[];

/** Returns the name of a font within a document. */
export const fontName = (family: number, face: Face): string => `${family}-${face}`;
