import { withScriptFonts } from "#domain/play/formats/pdf/loadScriptFonts.ts";
import { canPrint } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { fetchedScriptFonts } from "./fetchedScriptFonts.ts";
import { loadFonts } from "./pdfFontFiles.ts";

/** Loads the fonts that print a manuscript and its watermark. */
export async function fontsFor(manuscript: PagedManuscript, watermark?: string): Promise<PdfFonts> {
  const { family } = manuscript.layout.font;
  const fonts = await loadFonts(family, (families) => canPrint(manuscript, families, watermark));
  return withScriptFonts({ manuscript, fonts, watermark }, fetchedScriptFonts);
}
