import { create } from "fontkit";
import { Refused } from "../../../refused.ts";
import { type Face, type FontFamily, faces, type PdfFonts } from "./pdfFonts.ts";

/** Which characters can be printed, and in which family. */
export interface FontCoverage {
  /** Index of the first family that has the character in this face; undefined where none has it. */
  familyOf(codePoint: number, face: Face): number | undefined;
}

/** Reads the character tables of the fonts. */
export function fontCoverage(fonts: PdfFonts): FontCoverage {
  const families = fonts.map((family) => new Map(faces.map((face) => [face, charactersOf(family, face)])));
  return {
    familyOf(codePoint, face) {
      const index = families.findIndex((family) => family.get(face)?.has(codePoint));
      return index < 0 ? undefined : index;
    },
  };
}

function charactersOf(family: FontFamily, face: Face): ReadonlySet<number> {
  // fontkit reads any bytes; only its types ask for Node's Buffer.
  const font = create(family[face] as Buffer);
  if (!("characterSet" in font)) throw new Refused("invalid", "A font file for the PDF holds more than one font.");
  return new Set(font.characterSet);
}
