import { exportPagesSteps } from "#domain/play/formats/export/exportPagesSteps.ts";
import { missingGlyphs } from "#domain/play/formats/pdf/missingGlyphs.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { pageWordsOf } from "#domain/play/layout/pageWords.ts";
import { runToEnd } from "#domain/play/layout/steps.ts";
import { Refused } from "#domain/refused.ts";
import { fontsFor } from "./fontsFor.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";

async function printPlay(work: PdfWork): Promise<PdfAnswer> {
  const { prepared, language, createdAt } = work;
  const { play, whole } = prepared;
  const { watermark, booklet: imposed } = prepared.settings;
  const manuscript = runToEnd(exportPagesSteps(prepared));
  const fonts = await fontsFor(manuscript, watermark);
  if (work.onlyLoadsFonts) return { kind: "fonts-loaded" };
  const missing = work.evenIfIncomplete ? [] : missingGlyphs(manuscript, fonts, whole.blocks, watermark);
  if (missing.length > 0) return { kind: "missing", missing };
  const title = whole.front.title.trim() || pageWordsOf(language).untitled;
  const author = play.front.authors.trim();
  const options = { fonts, title, author, language, createdAt, watermark, imposed };
  return { kind: "done", bytes: writePdf(manuscript, options) };
}

addEventListener("message", async ({ data }: MessageEvent<PdfWork>) => {
  const answer = await printPlay(data).catch(
    (error: unknown): PdfAnswer => ({ kind: "failed", ...(error instanceof Refused && { detail: error.message }) }),
  );
  postMessage(answer, { transfer: answer.kind === "done" ? [answer.bytes.buffer] : [] });
});
