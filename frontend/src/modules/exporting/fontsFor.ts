import { canPrint } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { loadFonts } from "./pdfFontFiles.ts";

/** Loads the fonts that print a manuscript and its watermark. */
export const fontsFor = (manuscript: PagedManuscript, watermark?: string): Promise<PdfFonts> =>
  loadFonts(manuscript.layout.font.family, (families) => canPrint(manuscript, families, watermark));
