import { type PreparedExport, writeOptionsFor } from "#domain/play/formats/export/prepareExport.ts";
import { formats, type WritableId } from "#domain/play/formats/formats.ts";
import { fileName } from "#domain/play/formats/writing/fileName.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { notesIn } from "#domain/play/notes/notesIn.ts";
import { Refused } from "#domain/refused.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import { languageOfPlay } from "#frontend/modules/editor/playLanguage.ts";
import { logger } from "#frontend/platform/logger.ts";
import { type ExportFileOptions, exportPdf } from "./exportPdf.ts";

/** Writes the file that the settings describe, with code that is loaded only now. Throws `Refused`. */
export async function exportFile(prepared: PreparedExport, options: ExportFileOptions = {}): Promise<Blob> {
  const { format } = prepared.settings;
  if (format === "pdf") return exportPdf(prepared, options);
  try {
    const { bytes, mimeType } = await writePlayFile(prepared.play, format, optionsFor(prepared));
    return new Blob([new Uint8Array(bytes)], { type: mimeType });
  } catch (error) {
    logger.error(error);
    throw new Refused("unavailable", exportingWords.fileFailed, { code: "export-failed" });
  }
}

const optionsFor = (prepared: PreparedExport) => ({
  ...writeOptionsFor(prepared),
  language: languageOfPlay(prepared.play),
  createdAt: new Date(),
});

type TextFormat = Exclude<WritableId, "pdf">;

/** Formats whose files aren't text to read, and the one that shows what a reader of them will see. */
const readAs: Readonly<Partial<Record<WritableId, TextFormat>>> = { html: "plain text", epub: "plain text" };

export const showsItsOwnText = (format: WritableId): boolean => readAs[format] === undefined;

/** Enough to fill the preview. */
const previewBlocks = 60;
const previewLines = 120;

/** Returns the beginning of the file, or of its text. Only the first blocks are written, so that it takes no time. */
export async function previewText({ play, ...prepared }: PreparedExport): Promise<string> {
  const blocks = play.blocks.slice(0, previewBlocks);
  const notes = notesIn(play.notes, blocks, { isWholePlay: true });
  const start = { front: play.front, blocks, ...(notes && { notes }) };
  const format = readAs[prepared.settings.format] ?? prepared.settings.format;
  const { bytes } = await writePlayFile(start, format as TextFormat, optionsFor({ play: start, ...prepared }));
  return new TextDecoder().decode(bytes).split("\n").slice(0, previewLines).join("\n");
}

/** Returns the file's name. Different exports of a play have different names. */
export function exportFileName({ whole, settings, revision }: PreparedExport): string {
  const { format, scope, notes, isBlind, booklet } = settings;
  const extension = formats.find(({ id }) => id === format)?.extensions[0].slice(1) ?? "txt";
  const note = [
    scope.what === "sides" && exportingWords.sidesFile({ character: scope.character }),
    scope.what === "headings" && exportingWords.partFile,
    notes && exportingWords.notesFile,
    isBlind && exportingWords.blindFile,
    booklet && exportingWords.bookletFile,
    revision !== undefined && exportingWords.marksFile,
  ]
    .filter((part) => part !== false)
    .join(", ");
  return fileName(whole.front.title, extension, { untitled: menuLabels.untitled, note });
}
