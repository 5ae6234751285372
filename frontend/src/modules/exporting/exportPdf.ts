import type { PreparedExport } from "#domain/play/formats/export/prepareExport.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { Refused } from "#domain/refused.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { languageOfPlay } from "#frontend/modules/editor/playLanguage.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";
import pdfWorker from "./pdfWorker.ts?worker&url";

export interface ExportFileOptions {
  /** Prints a box for each character that no font has. */
  readonly evenIfIncomplete?: boolean;
}

/** Thrown when no PDF was made because no font can print some of the manuscript's characters. */
export class MissingGlyphs extends Refused {
  readonly missing: readonly MissingGlyph[];

  constructor(missing: readonly MissingGlyph[]) {
    super("invalid", exportingWords.missingGlyphs({ characters: missing.length }), { code: "missing-glyphs" });
    this.missing = missing;
  }
}

/** Makes the PDF in a worker that is loaded only now. Throws `MissingGlyphs` if the fonts can't print all of it. */
export async function exportPdf(
  prepared: PreparedExport,
  { evenIfIncomplete = false }: ExportFileOptions = {},
): Promise<Blob> {
  const answer = await askWorker({ ...workOn(prepared), evenIfIncomplete });
  if (answer.kind === "done") return new Blob([answer.bytes], { type: "application/pdf" });
  if (answer.kind === "missing") throw new MissingGlyphs(answer.missing);
  const detail = answer.kind === "failed" ? answer.detail : undefined;
  throw new Refused("unavailable", detail ?? exportingWords.pdfFailed, { code: "pdf-failed" });
}

/** Loads the fonts that the PDF needs. If they can't be reached, exporting says so later. */
export async function loadPdfFonts(prepared: PreparedExport): Promise<void> {
  await askWorker({ ...workOn(prepared), onlyLoadsFonts: true });
}

const workOn = (prepared: PreparedExport): PdfWork => ({
  prepared,
  language: languageOfPlay(prepared.play),
  createdAt: new Date(),
  evenIfIncomplete: false,
});

/** Starts one worker per export, so its memory is freed once the file is done. */
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
