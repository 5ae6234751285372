import { type Face, faces } from "#domain/play/layout/faces.ts";
import { openFont } from "./openFont.ts";
import type { PdfFonts } from "./pdfFonts.ts";

/** Which characters can be printed, and in which family. */
export interface FontCoverage {
  has(character: string, face: Face, family: number): boolean;
  /** Index of the first family that has the character in this face; undefined if none has it. */
  familyOf(character: string, face: Face): number | undefined;
}

/** Reads the character tables of the fonts. */
export function fontCoverage(fonts: PdfFonts): FontCoverage {
  const families = fonts.map(
    (family) => new Map(faces.map((face) => [face, new Set(openFont(family[face]).characterSet)])),
  );
  const has = (character: string, face: Face, family: number) =>
    families[family]?.get(face)?.has(character.codePointAt(0) ?? 0) ?? false;
  return {
    has,
    familyOf(character, face) {
      const index = families.findIndex((_, family) => has(character, face, family));
      return index < 0 ? undefined : index;
    },
  };
}
