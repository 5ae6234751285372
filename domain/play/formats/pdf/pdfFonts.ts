import type { Span } from "#domain/play/play.ts";

export const faces = ["regular", "bold", "italic", "boldItalic"] as const;
export type Face = (typeof faces)[number];

/** The TrueType files of one family. */
export type FontFamily = Readonly<Record<Face, Uint8Array>>;

/** Families in order of preference: a character is set in the first that has it. All share one character width. */
export type PdfFonts = readonly FontFamily[];

export function faceOf({ bold, italic }: Span): Face {
  if (bold) return italic ? "boldItalic" : "bold";
  return italic ? "italic" : "regular";
}

/** Returns the name of a font within a document. */
export const fontName = (family: number, face: Face): string => `${family}-${face}`;
