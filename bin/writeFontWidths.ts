import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fontWidthsFile } from "./fontWidthsTable.ts";

/** Writes the character widths of the fonts again. Run it after an update of a font package. */
writeFileSync(fileURLToPath(new URL("../domain/play/layout/widthsOfFonts.ts", import.meta.url)), fontWidthsFile());
