import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PrintedScriptFont, ScriptFontSource } from "#domain/play/formats/pdf/loadScriptFonts.ts";
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

const packages: Readonly<Record<PrintedScriptFont, string>> = {
  Vazirmatn: "vazirmatn",
  "Noto Sans JP": "noto-sans-jp",
  "Noto Sans SC": "noto-sans-sc",
  "Noto Sans TC": "noto-sans-tc",
  "Noto Sans KR": "noto-sans-kr",
};

/** Returns a file of a script's font by its address in the font's style sheet. */
export const scriptFontFile = (font: PrintedScriptFont, address: string): Uint8Array =>
  readFileSync(resolve(`@fontsource/${packages[font]}/${address.replace(/^\.\//, "").replace(/woff2$/, "woff")}`));

/** Reads other scripts' fonts from the packages. */
export const installedScriptFonts: ScriptFontSource = {
  readStyleSheet: async (font, weight) => new TextDecoder().decode(scriptFontFile(font, `${weight}.css`)),
  readFile: async (address, font) => scriptFontFile(font, address),
};
