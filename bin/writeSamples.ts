import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";
import { manuscriptFonts } from "./manuscriptFonts.ts";

/** Writes the sample play as a PDF in every layout, for the public pages. The same play always gives the same files. */
const folder = fileURLToPath(new URL("../frontend/public/samples", import.meta.url));
let ids = 0;
const play = samplePlay(() => `sample${ids++}` as BlockId);

mkdirSync(folder, { recursive: true });
for (const layout of Object.keys(layouts) as LayoutName[]) {
  const manuscript = paginate({ ...play, pageLayout: { layout } });
  const fonts = manuscriptFonts(layouts[layout].font.family);
  const pdf = await writePdf(manuscript, { fonts, title: play.front.title, language: "en", createdAt: new Date(0) });
  writeFileSync(`${folder}/${layout}.pdf`, pdf);
  console.log(`${layout}.pdf  ${manuscript.pages.length} pages  ${Math.round(pdf.length / 1000)} KB`);
}
