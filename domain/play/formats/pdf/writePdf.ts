import PDFDocument from "pdfkit";
import type { Layout } from "#domain/play/layout/layout.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { PagePen } from "./pagePen.ts";
import { faces, fontName, type PdfFonts } from "./pdfFonts.ts";

export interface PdfOptions {
  readonly fonts: PdfFonts;
  readonly title: string;
  /** Left out for blind reading, so that the file contains no name. */
  readonly author?: string;
  /** BCP 47, for screen readers. */
  readonly language?: string;
  readonly createdAt: Date;
}

const pointsPerInch = 72;

/**
 * Prints a manuscript: every line where the paginator put it, tagged for screen readers, with acts and scenes as
 * bookmarks.
 */
export async function writePdf(manuscript: PagedManuscript, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const document = openDocument(manuscript.layout, options);
  const bytes = collect(document);
  registerFonts(document, options.fonts);
  const pen = new PagePen(document, manuscript, fontCoverage(options.fonts));
  for (const page of manuscript.pages) {
    document.addPage();
    pen.draw(page);
  }
  pen.finish();
  document.end();
  return bytes;
}

function openDocument({ paper }: Layout, options: PdfOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [paper.width * pointsPerInch, paper.height * pointsPerInch],
    margin: 0,
    autoFirstPage: false,
    // No standard font: no text uses one, and the browser doesn't have them.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: options.language ?? "en",
    info: {
      Title: options.title,
      ...(options.author && { Author: options.author }),
      Creator: "Ghostlight",
      Producer: "Ghostlight",
      CreationDate: options.createdAt,
    },
  });
}

function registerFonts(document: PDFKit.PDFDocument, fonts: PdfFonts): void {
  fonts.forEach((family, index) => {
    for (const face of faces) document.registerFont(fontName(index, face), family[face] as Buffer);
  });
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("error", reject);
    document.on("end", () => resolve(joined(chunks)));
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.byteLength;
  }
  return out;
}
