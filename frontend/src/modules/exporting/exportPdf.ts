import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { type Play, untitled } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { withoutNames } from "#domain/sharing/withoutNames.ts";
import { exportingWords } from "#frontend/messages/exporting.ts";
import { manuscriptLanguageOf } from "#frontend/platform/manuscriptLanguageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";
import pdfWorker from "./pdfWorker.ts?worker&url";

export interface ExportPdfOptions {
  /** For blind reading: neither the pages nor the file's properties name the author. */
  readonly blind?: boolean;
  /** Print a box for each character that no font has. */
  readonly evenIfIncomplete?: boolean;
}

/** The PDF was not made, because the manuscript has characters that no font can print. */
export class MissingGlyphs extends Refused {
  readonly missing: readonly MissingGlyph[];

  constructor(missing: readonly MissingGlyph[]) {
    super("invalid", exportingWords.missingGlyphs(missing.length), { code: "missing-glyphs" });
    this.missing = missing;
  }
}

/**
 * The play as PDF, made in a worker that is loaded only now. Throws `MissingGlyphs` when the fonts cannot print all of it.
 */
export async function exportPdf(
  play: Play,
  { blind = false, evenIfIncomplete = false }: ExportPdfOptions = {},
): Promise<Blob> {
  const printed = blind ? withoutNames(play) : play;
  const answer = await askWorker({
    play: printed,
    title: printed.front.title.trim() || untitled,
    author: printed.front.authors.trim(),
    language: manuscriptLanguageOf(browserSessionStore.get()),
    createdAt: new Date(),
    evenIfIncomplete,
  });
  if (answer.kind === "done") return new Blob([answer.bytes], { type: "application/pdf" });
  if (answer.kind === "missing") throw new MissingGlyphs(answer.missing);
  throw new Refused("unavailable", answer.detail ?? exportingWords.pdfFailed, { code: "pdf-failed" });
}

/** One worker an export: what it loaded is given back when the file is there. */
async function askWorker(work: PdfWork): Promise<PdfAnswer> {
  const worker = new Worker(trustedScriptUrl(pdfWorker), { type: "module" });
  try {
    return await new Promise<PdfAnswer>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<PdfAnswer>) => resolve(data));
      worker.addEventListener("error", () => resolve({ kind: "failed" }));
      worker.addEventListener("messageerror", () => resolve({ kind: "failed" }));
      worker.postMessage(work);
    });
  } finally {
    worker.terminate();
  }
}
