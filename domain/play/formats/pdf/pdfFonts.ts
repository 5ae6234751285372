import type { Face } from "#domain/play/layout/faces.ts";

/** The TrueType files of one family. */
export type FontFamily = Readonly<Record<Face, Uint8Array>>;

/**
 * Families in order of preference: a character is set in the first that has it. The first is the layout's font; those
 * after a font with fixed widths have the same width.
 */
export type PdfFonts = readonly FontFamily[];

/** Returns the name of a font within a document. */
export const fontName = (family: number, face: Face): string => `${family}-${face}`;
