import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontFamily, PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import type { FontName } from "#domain/play/layout/fonts.ts";

const { resolve } = createRequire(import.meta.url);

function family(folder: string, name: string): FontFamily {
  const face = (weight: string) =>
    readFileSync(resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`));
  return {
    regular: face("400Regular"),
    bold: face("700Bold"),
    italic: face("400Regular_Italic"),
    boldItalic: face("700Bold_Italic"),
  };
}

/** Courier Prime has no Greek, Cyrillic and Hebrew, so another font with the same widths follows it. */
const families: Readonly<Record<FontName, () => PdfFonts>> = {
  "Courier Prime": () => [family("courier-prime", "CourierPrime"), family("cousine", "Cousine")],
  Arimo: () => [family("arimo", "Arimo")],
  Tinos: () => [family("tinos", "Tinos")],
};

/** Returns the files of a layout's font, read from the same packages that the browser gets them from. */
export const manuscriptFonts = (name: FontName = "Courier Prime"): PdfFonts => families[name]();
