import type { Layout } from "../layout.ts";
import type { Face } from "./faces.ts";
import { courierMeasure } from "./fixedMeasure.ts";
import type { Measure } from "./measure.ts";
import { type FaceWidths, proportionalMeasure } from "./proportionalMeasure.ts";
import { readDigits } from "./widthDigits.ts";
import { listedCharacters, listedWidths, unitsPerEm } from "./widthsOfFonts.ts";

const measures = new Map<string, Measure>();

/** Returns the character widths of a font, the same object for the same font and size. No font file is loaded. */
export function measureOf({ family, sizePoints }: Layout["font"]): Measure {
  const key = `${sizePoints} ${family}`;
  const known = measures.get(key);
  if (known) return known;
  const measure =
    family === "Courier Prime" ? courierMeasure(sizePoints) : proportionalMeasure(fontWidths(family), sizePoints);
  measures.set(key, measure);
  return measure;
}

type ProportionalFont = keyof typeof listedWidths;

/** Returns the widths of a font's characters, which are kept as text to be small. */
function fontWidths(family: ProportionalFont) {
  const widths: Readonly<Partial<Record<Face, string>>> = listedWidths[family];
  return {
    unitsPerEm: unitsPerEm[family],
    widthsOf: (face: Face): FaceWidths => readWidths(widths[face] ?? listedWidths[family].regular),
  };
}

function readWidths(widths: string): FaceWidths {
  const units = readDigits(widths);
  return new Map(
    Array.from(listedCharacters, (character, index) => [character.codePointAt(0) ?? 0, units[index] ?? 0]),
  );
}
