import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import type { Play } from "#domain/play/play.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportFountain } from "#frontend/modules/exporting/exportFountain.ts";
import { exportPdf } from "#frontend/modules/exporting/exportPdf.ts";

/** Downloads the shared play, if its author allows it. Throws `Refused`. */
export async function downloadPlay(
  { front, blocks, pageLayout, language, isBlind }: SharedPlayAnswer,
  format: "pdf" | "fountain",
): Promise<void> {
  const play = { front, blocks, pageLayout, ...(language && { typing: { language } }) };
  const file = format === "pdf" ? await pdfOf(play, isBlind) : exportFountain(play);
  const note = isBlind ? exportingWords.blindFile : undefined;
  download(file, fileName(front.title, format, { untitled: readingWords.untitled, note }));
}

const pdfOf = (play: Play, isBlind: boolean): Promise<Blob> =>
  exportPdf(prepareExport(play, { ...wholePlayAs("pdf"), isBlind }), { evenIfIncomplete: true });
