import type { Face } from "./faces.ts";
import type { FaceWidths } from "./proportionalMeasure.ts";
import { digits, listedCharacters, listedWidths, unitsPerEm } from "./widthsOfFonts.ts";

export type ProportionalFont = keyof typeof listedWidths;

/** Returns the widths of a font's characters, which are kept as text to be small. */
export const fontWidths = (family: ProportionalFont) => ({
  unitsPerEm,
  widthsOf: (face: Face): FaceWidths => readWidths(listedWidths[family][face]),
});

/** Each width has two digits. */
function readWidths(widths: string): FaceWidths {
  const digitAt = (at: number) => digits.indexOf(widths.charAt(at));
  return new Map(
    Array.from(listedCharacters, (character, index) => [
      character.codePointAt(0) ?? 0,
      digitAt(2 * index) * digits.length + digitAt(2 * index + 1),
    ]),
  );
}
