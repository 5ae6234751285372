import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { layoutOf } from "#domain/play/layout/layoutOf.ts";
import { scriptFontsOf } from "#domain/play/layout/measures/scriptFonts.ts";
import type { Play } from "#domain/play/play.ts";
import { loadPdfFonts } from "./exportPdf.ts";

/**
 * Loads the fonts of a play's PDF, so that the service worker stores them and the first PDF can be made offline. Those of
 * most plays are stored with the release, and nothing is done for them.
 */
export async function storePdfFonts(play: Play): Promise<void> {
  if (layoutOf(play).font.family === "Courier Prime" && scriptFontsOf(play).length === 0) return;
  await loadPdfFonts(prepareExport(play, wholePlayAs("pdf")));
}
