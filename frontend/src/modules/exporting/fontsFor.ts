import { canPrint } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import { isSymbolFont, type SymbolFont } from "#domain/play/formats/pdf/symbolFonts.ts";
import {
  type PrintedScriptFont,
  type ScriptFontSource,
  withScriptFonts,
} from "#domain/play/formats/pdf/withScriptFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { fetchFont, orUnreachable } from "./fetchFont.ts";
import { loadFonts } from "./loadFonts.ts";

/** Loads the fonts that print a manuscript and its watermark. */
export async function fontsFor(manuscript: PagedManuscript, watermark?: string): Promise<PdfFonts> {
  const { family } = manuscript.layout.font;
  const fonts = await loadFonts(family, (families) => canPrint(manuscript, families, watermark));
  return withScriptFonts({ manuscript, fonts, watermark }, fetchedScriptFonts);
}

type StyleSheet = () => Promise<{ readonly default: string }>;

/** The style sheets as text, with the addresses that the files have on the site. */
const styleSheets: Readonly<Record<Exclude<PrintedScriptFont, SymbolFont>, Readonly<Record<400 | 700, StyleSheet>>>> = {
  Vazirmatn: {
    400: () => import("@fontsource/vazirmatn/400.css?inline"),
    700: () => import("@fontsource/vazirmatn/700.css?inline"),
  },
  "Noto Sans JP": {
    400: () => import("@fontsource/noto-sans-jp/400.css?inline"),
    700: () => import("@fontsource/noto-sans-jp/700.css?inline"),
  },
  "Noto Sans SC": {
    400: () => import("@fontsource/noto-sans-sc/400.css?inline"),
    700: () => import("@fontsource/noto-sans-sc/700.css?inline"),
  },
  "Noto Sans TC": {
    400: () => import("@fontsource/noto-sans-tc/400.css?inline"),
    700: () => import("@fontsource/noto-sans-tc/700.css?inline"),
  },
  "Noto Sans KR": {
    400: () => import("@fontsource/noto-sans-kr/400.css?inline"),
    700: () => import("@fontsource/noto-sans-kr/700.css?inline"),
  },
};

const symbolSheets: Readonly<Record<SymbolFont, StyleSheet>> = {
  "Noto Sans Symbols 2": () => import("@fontsource/noto-sans-symbols-2/400.css?inline"),
  "Noto Sans Symbols": () => import("@fontsource/noto-sans-symbols/400.css?inline"),
  "Noto Emoji": () => import("@fontsource/noto-emoji/400.css?inline"),
};

const styleSheetOf = (font: PrintedScriptFont, weight: 400 | 700): StyleSheet =>
  isSymbolFont(font) ? symbolSheets[font] : styleSheets[font][weight];

/** Fetches other scripts' fonts from the site. Throws `Refused` if they can't be reached. */
const fetchedScriptFonts: ScriptFontSource = {
  readStyleSheet: async (font, weight) => (await orUnreachable(styleSheetOf(font, weight)())).default,
  readFile: fetchFont,
};
