import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { type ExportSettings, wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { layoutNames } from "#frontend/messages/pageLayout.yaml";
import { readingWords } from "#frontend/messages/reading.yaml";
import { download } from "#frontend/modules/exporting/download.ts";
import { exportFile } from "#frontend/modules/exporting/exportFile.ts";
import type { TakenAway } from "./takenAway.ts";

/** Downloads the shared play, if its author allows it. Throws `Refused`. */
export async function downloadPlay(
  { front, blocks, pageLayout, language, isBlind }: SharedPlayAnswer,
  what: TakenAway,
): Promise<void> {
  const play = { front, blocks, pageLayout, ...(language && { typing: { language } }) };
  const file = await exportFile(prepareExport(play, { ...settingsOf(what), isBlind }), { evenIfIncomplete: true });
  const note = [isBlind && exportingWords.blindFile, what === "largePrint" && layoutNames["large-print"]];
  const extension = what === "largePrint" ? "pdf" : what;
  download(
    file,
    fileName(front.title, extension, { untitled: readingWords.untitled, note: note.filter(Boolean).join(", ") }),
  );
}

const settingsOf = (what: TakenAway): ExportSettings =>
  what === "largePrint" ? { ...wholePlayAs("pdf"), layout: "large-print" } : wholePlayAs(what);
