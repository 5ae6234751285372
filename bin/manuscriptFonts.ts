import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FontFamily, PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import { isSymbolFont } from "#domain/play/formats/pdf/symbolFonts.ts";
import type { PrintedScriptFont, ScriptFontSource } from "#domain/play/formats/pdf/withScriptFonts.ts";
import type { FileFace } from "#domain/play/layout/measures/faces.ts";
import type { FontName } from "#domain/play/layout/measures/fonts.ts";

const { resolve } = createRequire(import.meta.url);

const weights = {
  regular: "400Regular",
  bold: "700Bold",
  italic: "400Regular_Italic",
  boldItalic: "700Bold_Italic",
} as const satisfies Record<FileFace, string>;

/** Reads each file when it's first needed: most plays need two of them. */
function family(folder: string, name: string): FontFamily {
  const files = new Map<FileFace, Uint8Array>();
  const read = (face: FileFace): Uint8Array => {
    const weight = weights[face];
    const file =
      files.get(face) ?? readFileSync(resolve(`@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`));
    files.set(face, file);
    return file;
  };
  return {
    get regular() {
      return read("regular");
    },
    get bold() {
      return read("bold");
    },
    get italic() {
      return read("italic");
    },
    get boldItalic() {
      return read("boldItalic");
    },
  };
}

/** Courier Prime has no Greek, Cyrillic and Hebrew, so another font with the same widths follows it. EB Garamond has no Hebrew. */
const families: Readonly<Record<FontName, () => PdfFonts>> = {
  "Courier Prime": () => [family("courier-prime", "CourierPrime"), family("cousine", "Cousine")],
  Arimo: () => [family("arimo", "Arimo")],
  Tinos: () => [family("tinos", "Tinos")],
  "EB Garamond": () => [family("eb-garamond", "EBGaramond"), family("tinos", "Tinos")],
};

/** Returns the files of a layout's font, read from the same packages that the browser gets them from. */
export const manuscriptFonts = (name: FontName = "Courier Prime"): PdfFonts => families[name]();

const packages: Readonly<Record<PrintedScriptFont, string>> = {
  Vazirmatn: "vazirmatn",
  "Noto Sans JP": "noto-sans-jp",
  "Noto Sans SC": "noto-sans-sc",
  "Noto Sans TC": "noto-sans-tc",
  "Noto Sans KR": "noto-sans-kr",
  "Noto Sans Symbols 2": "noto-sans-symbols-2",
  "Noto Sans Symbols": "noto-sans-symbols",
  "Noto Emoji": "noto-emoji",
};

/** Returns a file of a script's font by its address in the font's style sheet. */
export const scriptFontFile = (font: PrintedScriptFont, address: string): Uint8Array =>
  readFileSync(resolve(`@fontsource/${packages[font]}/${address.replace(/^\.\//, "").replace(/woff2$/, "woff")}`));

/** Reads other scripts' fonts from the packages. */
export const installedScriptFonts: ScriptFontSource = {
  readStyleSheet: async (font, weight) =>
    new TextDecoder().decode(scriptFontFile(font, `${isSymbolFont(font) ? 400 : weight}.css`)),
  readFile: async (address, font) => scriptFontFile(font, address),
};
