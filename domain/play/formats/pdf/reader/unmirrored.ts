import bidiFactory from "bidi-js";
import { hasRightToLeft } from "#domain/play/layout/measures/rightToLeft.ts";

const bidi = bidiFactory();

/**
 * Returns text of our own files as it was typed. Brackets and the like within right-to-left text are printed as in a
 * mirror, and pdf.js returns them as they look. `base` is the direction of the line.
 */
export function unmirrored(text: string, base: "ltr" | "rtl"): string {
  if (base === "ltr" && !hasRightToLeft(text)) return text;
  const typed = bidi.getMirroredCharactersMap(text, bidi.getEmbeddingLevels(text, base).levels);
  return typed.size === 0 ? text : Array.from(text.split(""), (unit, at) => typed.get(at) ?? unit).join("");
}
