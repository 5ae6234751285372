import type { Face } from "./faces.ts";
import type { FaceWidths } from "./proportionalMeasure.ts";
import { readDigits } from "./widthDigits.ts";
import { listedCharacters, listedWidths, unitsPerEm } from "./widthsOfFonts.ts";

export type ProportionalFont = keyof typeof listedWidths;

/** Returns the widths of a font's characters, which are kept as text to be small. */
export const fontWidths = (family: ProportionalFont) => ({
  unitsPerEm,
  widthsOf: (face: Face): FaceWidths => readWidths(listedWidths[family][face]),
});

function readWidths(widths: string): FaceWidths {
  const units = readDigits(widths);
  return new Map(
    Array.from(listedCharacters, (character, index) => [character.codePointAt(0) ?? 0, units[index] ?? 0]),
  );
}
