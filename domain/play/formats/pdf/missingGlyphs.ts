import type { Manuscript } from "../../layout/manuscript.ts";
import type { Span } from "../../play.ts";
import { type FontCoverage, fontCoverage } from "./fontCoverage.ts";
import { glyphText } from "./glyphText.ts";
import { faceOf, type PdfFonts } from "./pdfFonts.ts";

export interface MissingGlyph {
  readonly character: string;
  /** How Unicode counts it, e.g. `U+4E16`. */
  readonly codePoint: string;
  /** Label of the first page that has it; empty on an unnumbered page. */
  readonly page: string;
}

/** The characters of a manuscript that no font can print, each once, in the order in which they are met. */
export function missingGlyphs({ pages }: Manuscript, fonts: PdfFonts): readonly MissingGlyph[] {
  const coverage = fontCoverage(fonts);
  const missing = new Map<string, MissingGlyph>();
  for (const { lines, label } of pages) {
    for (const span of lines.flatMap((line) => line.spans)) {
      for (const character of unprintable(span, coverage)) {
        if (!missing.has(character)) missing.set(character, { character, codePoint: nameOf(character), page: label });
      }
    }
  }
  return [...missing.values()];
}

function unprintable(span: Span, coverage: FontCoverage): readonly string[] {
  const face = faceOf(span);
  return Array.from(glyphText(span.text)).filter((character) => coverage.familyOf(character, face) === undefined);
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
