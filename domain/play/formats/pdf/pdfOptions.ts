import type { PdfFonts } from "./pdfFonts.ts";

export interface PdfOptions {
  readonly fonts: PdfFonts;
  readonly title: string;
  /** Left out for blind reading, so that the file contains no name. */
  readonly author?: string;
  /** BCP 47, for screen readers. */
  readonly language?: string;
  readonly createdAt: Date;
  /** Prints two pages beside each other on each side of the paper, in the order of a booklet. */
  readonly imposed?: boolean;
}
