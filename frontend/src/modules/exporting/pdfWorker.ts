import { canPrint, missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { Refused } from "#domain/refused.ts";
import { loadCourierPrime, loadCousine } from "./pdfFontFiles.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";

async function printPlay(work: PdfWork): Promise<PdfAnswer> {
  const manuscript = paginate(work.play);
  const fonts = await fontsFor(manuscript);
  const missing = work.evenIfIncomplete ? [] : missingGlyphs(manuscript, fonts, work.play.blocks);
  if (missing.length > 0) return { kind: "missing", missing };
  return { kind: "done", bytes: writePdf(manuscript, { ...work, fonts }) };
}

async function fontsFor(manuscript: PagedManuscript): Promise<PdfFonts> {
  const first = await loadCourierPrime();
  return canPrint(manuscript, [first]) ? [first] : [first, await loadCousine()];
}

addEventListener("message", async ({ data }: MessageEvent<PdfWork>) => {
  const answer = await printPlay(data).catch(
    (error: unknown): PdfAnswer => ({ kind: "failed", ...(error instanceof Refused && { detail: error.message }) }),
  );
  postMessage(answer, { transfer: answer.kind === "done" ? [answer.bytes.buffer] : [] });
});
