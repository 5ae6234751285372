import { openFont } from "#domain/play/formats/pdf/openFont.ts";
import type { FontFamily } from "#domain/play/formats/pdf/pdfFonts.ts";
import { faces } from "#domain/play/layout/measures/faces.ts";
import { hasOwnWidth, lettersWithoutAccents } from "#domain/play/layout/measures/proportionalMeasure.ts";
import { writeDigits } from "#domain/play/layout/measures/widthDigits.ts";
import { manuscriptFonts } from "./manuscriptFonts.ts";

const families = ["Arimo", "Tinos"] as const;

/**
 * The characters of plays in Latin, Greek, Cyrillic and Hebrew script. For rarer ones, the width of their parts or of a
 * box is close enough; the table is kept small because every screen with pages loads it.
 */
const ranges = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x5be, 0x5be],
  [0x5d0, 0x5f4],
  [0x1e9e, 0x1e9e],
  [0x1f00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20aa, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x25a1, 0x25a1],
  [0x266a, 0x266f],
] as const;

type WidthOf = (codePoint: number) => number;

/** Returns the widths of the characters that can't be derived from those of their parts. */
export function fontWidthsTable() {
  const fonts = families.map((name) => {
    const [family] = manuscriptFonts(name);
    if (!family) throw new Error(`There are no files of ${name}.`);
    return { name, family };
  });
  const everyFace = fonts.flatMap(({ family }) => faces.map((face) => widthIn(family[face])));
  const [first] = fonts;
  const characterSet = new Set(first ? openFont(first.family.regular).characterSet : []);
  const listed = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .filter((codePoint) => characterSet.has(codePoint) && hasOwnWidth(codePoint))
    .filter((codePoint) => everyFace.some((widthOf) => widthOf(codePoint) !== widthOfParts(codePoint, widthOf)));
  const widthsOf = (family: FontFamily) =>
    Object.fromEntries(
      faces.map((face) => [face, listed.map((one) => writeDigits(widthIn(family[face])(one))).join("")]),
    );
  return {
    unitsPerEm,
    listedCharacters: String.fromCodePoint(...listed),
    listedWidths: Object.fromEntries(fonts.map(({ name, family }) => [name, widthsOf(family)])),
  };
}

/** Returns the source file with the table. */
export function fontWidthsFile(): string {
  const { listedCharacters, listedWidths } = fontWidthsTable();
  return `/* Written by \`npm run widths\` from the font files. */

export const unitsPerEm = ${unitsPerEm};

/** The characters that the widths are of. Others have the widths of their parts. */
export const listedCharacters = ${JSON.stringify(listedCharacters)};

/** The widths of the listed characters in units of the fonts, two digits each. */
export const listedWidths = ${JSON.stringify(listedWidths, null, 2)} as const;
`;
}

const unitsPerEm = 2048;

function widthIn(bytes: Uint8Array): WidthOf {
  const font = openFont(bytes);
  if (font.unitsPerEm !== unitsPerEm) throw new Error(`${font.postscriptName} has another number of units to the em.`);
  return (codePoint) => font.glyphForCodePoint(codePoint).advanceWidth;
}

function widthOfParts(codePoint: number, widthOf: WidthOf): number | undefined {
  const character = String.fromCodePoint(codePoint);
  const parts = lettersWithoutAccents(character);
  if (parts === character) return undefined;
  const widths = Array.from(parts, (part) => {
    const one = part.codePointAt(0) ?? 0;
    return hasOwnWidth(one) ? widthOf(one) : 0;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}
