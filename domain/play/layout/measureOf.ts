import { fontWidths } from "./fontWidths.ts";
import type { Layout } from "./layout.ts";
import { courierMeasure, type Measure } from "./measure.ts";
import { proportionalMeasure } from "./proportionalMeasure.ts";

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
