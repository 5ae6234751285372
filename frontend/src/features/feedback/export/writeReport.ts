import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport, writeOptionsFor } from "#domain/play/formats/export/prepareExport.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import type { Play } from "#domain/play/play.ts";
import { exportPdf } from "#frontend/modules/exporting/exportPdf.ts";
import { fileCommentsOf, printedReportOf, type ReportSource } from "./feedbackReport.ts";

/** Formats that show comments beside the play's text. */
export type ReportFormat = "docx" | "pdf";

/** Writes the play with what readers said about it. A letter that no font has is a box. Throws `Refused`. */
export async function writeReport(
  play: Play,
  format: ReportFormat,
  source: Omit<ReportSource, "front">,
): Promise<Blob> {
  const prepared = prepareExport(play, wholePlayAs(format));
  const reported = { ...source, front: play.front };
  if (format === "pdf") {
    return exportPdf({ ...prepared, report: printedReportOf(reported) }, { evenIfIncomplete: true });
  }
  const { bytes, mimeType } = await writePlayFile(prepared.play, format, {
    ...writeOptionsFor(prepared),
    createdAt: source.now,
    comments: fileCommentsOf(reported),
  });
  return new Blob([new Uint8Array(bytes)], { type: mimeType });
}
