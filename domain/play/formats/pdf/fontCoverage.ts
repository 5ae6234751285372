import { isWide } from "#domain/play/layout/measures/eastAsian.ts";
import { type Face, fileOf } from "#domain/play/layout/measures/faces.ts";
import { isInRanges } from "./fontSlices.ts";
import { openFont } from "./openFont.ts";
import type { PdfFonts } from "./pdfFonts.ts";

/** Which characters can be printed, and in which family. */
export interface FontCoverage {
  has(character: string, face: Face, family: number): boolean;
  /** Index of the first family that has the character in this face; undefined if none has it. */
  familyOf(character: string, face: Face): number | undefined;
  /** Returns whether a character that two families have is equally wide in both. */
  isAsWide(character: string, face: Face, family: number, otherFamily: number): boolean;
  /** Returns whether a family is a part of a font for some characters only. */
  isSlice(family: number): boolean;
  /** Returns whether a family's glyphs are made smaller to fit. */
  isFitted(family: number): boolean;
}

/** Reads the character tables of the fonts. */
export function fontCoverage(fonts: PdfFonts): FontCoverage {
  const has = (character: string, face: Face, index: number) => {
    const family = fonts[index];
    const codePoint = character.codePointAt(0) ?? 0;
    if (!family || (family.ranges && !isInRanges(codePoint, family.ranges))) return false;
    // These are measured as wide as East Asian fonts have them. EB Garamond has narrow ones.
    if (!family.ranges && isWide(codePoint)) return false;
    return openFont(family[fileOf(face)]).hasGlyphForCodePoint(codePoint);
  };
  const emsOf = (character: string, face: Face, index: number): number => {
    const file = fonts[index]?.[fileOf(face)];
    if (!file) return 0;
    const font = openFont(file);
    return font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
  };
  const found = new Map<string, number | undefined>();
  return {
    has,
    familyOf(character, face) {
      const key = `${face} ${character}`;
      if (!found.has(key)) {
        const index = fonts.findIndex((_, family) => has(character, face, family));
        found.set(key, index < 0 ? undefined : index);
      }
      return found.get(key);
    },
    isAsWide: (character, face, family, otherFamily) =>
      family === otherFamily ||
      Math.abs(emsOf(character, face, family) - emsOf(character, face, otherFamily)) < tolerance,
    isFitted: (family) => fonts[family]?.isFitted === true,
    isSlice: (family) => fonts[family]?.ranges !== undefined,
  };
}

/** In ems. Fonts with the same widths have them in units of different sizes. */
const tolerance = 0.001;
