import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { arabicWidthsFile } from "./arabicWidthsTable.ts";
import { fontWidthsFile } from "./fontWidthsTable.ts";

const write = (name: string, text: string) =>
  writeFileSync(fileURLToPath(new URL(`../domain/play/layout/measures/${name}`, import.meta.url)), text);

/** Writes the character widths of the fonts again. Run it after an update of a font package. */
write("widthsOfFonts.ts", fontWidthsFile());
write("widthsOfArabic.ts", arabicWidthsFile());
