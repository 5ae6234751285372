import { hasArabic } from "#domain/play/layout/measures/arabic.ts";
import { hasEastAsian } from "#domain/play/layout/measures/eastAsian.ts";
import {
  type EastAsianFont,
  eastAsianFonts,
  eastAsianFontsOf,
  type ScriptFont,
} from "#domain/play/layout/measures/scriptFonts.ts";
import type { PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import type { Span } from "#domain/play/play.ts";
import { type FontCoverage, fontCoverage } from "./fontCoverage.ts";
import { type FontSlice, isInRanges, readFontSlices } from "./fontSlices.ts";
import { glyphText } from "./glyphText.ts";
import { openFont } from "./openFont.ts";
import type { FontFamily, PdfFonts } from "./pdfFonts.ts";
import { isSymbol, isSymbolFont, type SymbolFont, symbolFonts } from "./symbolFonts.ts";

/** Cousine is one of the layout's own fonts in the PDF. */
export type PrintedScriptFont = Exclude<ScriptFont, "Cousine"> | SymbolFont;
export type ScriptFontWeight = 400 | 700;

/** Where the fonts of other scripts come from. */
export interface ScriptFontSource {
  /** Returns the style sheet that lists a font's files. */
  readonly readStyleSheet: (font: PrintedScriptFont, weight: ScriptFontWeight) => Promise<string>;
  /** Returns a file by its address in the style sheet. */
  readonly readFile: (address: string, font: PrintedScriptFont) => Promise<Uint8Array>;
}

interface Printed {
  readonly manuscript: PagedManuscript;
  /** The layout's own fonts. */
  readonly fonts: PdfFonts;
  readonly watermark?: string;
}

/** The characters that are still without a font, in the weights in which they occur. */
type Wanted = Readonly<Record<ScriptFontWeight, Set<string>>>;

/**
 * Returns the layout's fonts and, after them, the parts of other scripts' fonts that have the rest of the manuscript's
 * letters. Only those files are read.
 */
export async function withScriptFonts(printed: Printed, source: ScriptFontSource): Promise<PdfFonts> {
  const wanted = wantedOf(printed);
  const all = [...wanted[400], ...wanted[700]];
  const eastAsian = all.filter(hasEastAsian);
  const order: readonly PrintedScriptFont[] = [
    ...(all.some(hasArabic) ? (["Vazirmatn"] as const) : []),
    ...(eastAsian.length > 0 ? orderFor(printed.manuscript, eastAsian) : []),
    ...(all.some(isSymbol) ? symbolFonts : []),
  ];
  const families: FontFamily[] = [];
  for (const font of order) {
    if (isFound(wanted, font)) continue;
    families.push(...(await familiesOf(font, wanted, source)));
  }
  return [...printed.fonts, ...families];
}

/** The play's fonts, then the others, which have rare letters. A watermark may be in a script that the play isn't in. */
function orderFor({ scriptFonts }: PagedManuscript, eastAsian: readonly string[]): readonly EastAsianFont[] {
  const ofPlay = scriptFonts.filter((font) => font !== "Cousine" && font !== "Vazirmatn");
  return [...new Set([...ofPlay, ...eastAsianFontsOf(eastAsian.join("")), ...eastAsianFonts])];
}

function isFor(font: PrintedScriptFont): (text: string) => boolean {
  if (isSymbolFont(font)) return isSymbol;
  return font === "Vazirmatn" ? hasArabic : hasEastAsian;
}

const isFound = (wanted: Wanted, font: PrintedScriptFont): boolean =>
  ![...wanted[400], ...wanted[700]].some((character) => isFor(font)(character));

function wantedOf({ manuscript, fonts, watermark = "" }: Printed): Wanted {
  const coverage = fontCoverage(fonts);
  const wanted: Wanted = { 400: new Set(), 700: new Set() };
  addWanted(wanted, { text: watermark }, coverage);
  for (const page of manuscript.pages)
    for (const line of page.lines) for (const span of line.spans) addWanted(wanted, span, coverage);
  return wanted;
}

/** Text without any of these is in the layout's own fonts, or in none. */
const mayBeOther = /[\u0600-\u06ff\u1100-\u11ff\u2030-\u{10ffff}]/u;

function addWanted(wanted: Wanted, { text, bold }: Span, coverage: FontCoverage): void {
  if (!mayBeOther.test(text)) return;
  for (const character of glyphText(text))
    if (isOther(character) && coverage.familyOf(character, "regular") === undefined)
      wanted[bold && !isSymbol(character) ? 700 : 400].add(character);
}

const isOther = (character: string): boolean => hasArabic(character) || hasEastAsian(character) || isSymbol(character);

/** Reads the files of a font that have wanted characters, and removes those characters from the wanted ones. */
async function familiesOf(
  font: PrintedScriptFont,
  wanted: Wanted,
  source: ScriptFontSource,
): Promise<readonly FontFamily[]> {
  const [regular, bold] = (
    await Promise.all([400, 700].map((weight) => source.readStyleSheet(font, weight as 400)))
  ).map(readFontSlices);
  const pairs = (regular ?? []).map((slice, index) => ({ 400: slice, 700: bold?.[index] ?? slice }));
  const isNeeded = (slice: FontSlice, weight: ScriptFontWeight) =>
    [...wanted[weight]].some((character) => isInRanges(character.codePointAt(0) ?? 0, slice.ranges));
  const families = await Promise.all(
    pairs.map(async (slices): Promise<FontFamily | undefined> => {
      const files = await Promise.all(
        ([400, 700] as const).map((weight) =>
          isNeeded(slices[weight], weight) ? source.readFile(slices[weight].address, font) : undefined,
        ),
      );
      const [upright = files[1], heavy = files[0]] = files;
      const fitted = isSymbolFont(font) ? ({ isFitted: true } as const) : {};
      return upright && heavy && { ...facesOf(upright, heavy), ranges: slices[400].ranges, ...fitted };
    }),
  );
  const found = families.filter((family) => family !== undefined);
  removeFound(wanted, found);
  return found;
}

/** These scripts and symbols have no italics: emphasis is printed upright. */
const facesOf = (regular: Uint8Array, bold: Uint8Array) => ({ regular, italic: regular, bold, boldItalic: bold });

function removeFound(wanted: Wanted, families: readonly FontFamily[]): void {
  for (const { regular, bold, ranges = [] } of families) {
    for (const [weight, file] of [
      [400, regular],
      [700, bold],
    ] as const) {
      for (const codePoint of openFont(file).characterSet)
        if (isInRanges(codePoint, ranges)) wanted[weight].delete(String.fromCodePoint(codePoint));
    }
  }
}
