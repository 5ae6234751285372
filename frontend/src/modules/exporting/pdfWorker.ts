import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { Refused } from "#domain/refused.ts";
import { loadFonts } from "./pdfFontFiles.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";

async function printPlay(work: PdfWork): Promise<PdfAnswer> {
  const manuscript = paginate(work.play);
  const fonts = await loadFonts(manuscript.layout.font.family, (families) => canPrint(manuscript, families));
  const missing = work.evenIfIncomplete ? [] : missingGlyphs(manuscript, fonts, work.play.blocks);
  if (missing.length > 0) return { kind: "missing", missing };
  return { kind: "done", bytes: writePdf(manuscript, { ...work, fonts }) };
}

addEventListener("message", async ({ data }: MessageEvent<PdfWork>) => {
  const answer = await printPlay(data).catch(
    (error: unknown): PdfAnswer => ({ kind: "failed", ...(error instanceof Refused && { detail: error.message }) }),
  );
  postMessage(answer, { transfer: answer.kind === "done" ? [answer.bytes.buffer] : [] });
});
