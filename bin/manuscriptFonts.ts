import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontFamily, PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";

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

/** Returns the manuscript fonts, read from the same packages that the browser gets them from. */
export const manuscriptFonts = (): PdfFonts => [family("courier-prime", "CourierPrime"), family("cousine", "Cousine")];
