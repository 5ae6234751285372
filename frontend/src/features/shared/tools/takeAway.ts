import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { untitled } from "#domain/play/play.ts";
import { download } from "#frontend/exporting/download.ts";
import { exportFountain } from "#frontend/exporting/exportFountain.ts";
import { exportPdf } from "#frontend/exporting/exportPdf.ts";
import { fileName } from "#frontend/exporting/fileName.ts";
import { exportingWords } from "#frontend/words/exporting.ts";

/** The shared play as a file, where its author allows that. Throws `Refused`. */
export async function takeAway(
  { front, blocks, isBlind }: SharedPlayAnswer,
  format: "pdf" | "fountain",
): Promise<void> {
  const play = { front, blocks };
  const file =
    format === "pdf" ? await exportPdf(play, { blind: isBlind, evenIfIncomplete: true }) : exportFountain(play);
  download(file, fileName(front.title || untitled, format, { note: isBlind ? exportingWords.blindFile : undefined }));
}
