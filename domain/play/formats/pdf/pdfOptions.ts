import type { Compress } from "./pdfFile.ts";
import type { PdfFonts } from "./pdfFonts.ts";

export interface PdfOptions {
  readonly fonts: PdfFonts;
  readonly title: string;
  /** Left out for blind reading, so that the file contains no name. */
  readonly author?: string;
  /** BCP 47, for screen readers. */
  readonly language?: string;
  readonly createdAt: Date;
  /** Printed large and gray across each page, below the text. */
  readonly watermark?: string;
  /** Prints two pages beside each other on each side of the paper, in the order of a booklet. */
  readonly imposed?: boolean;
  /** A faster compressor than the one in JavaScript, where the platform has one. */
  readonly compress?: Compress;
}
