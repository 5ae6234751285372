import { openFont } from "#domain/play/formats/pdf/openFont.ts";
import type { FontFamily, PdfFonts } from "#domain/play/formats/pdf/pdfFonts.ts";
import { type Face, faces, fileOf } from "#domain/play/layout/measures/faces.ts";
import { hasOwnWidth, lettersWithoutAccents } from "#domain/play/layout/measures/proportionalMeasure.ts";
import { writeDigits } from "#domain/play/layout/measures/widthDigits.ts";
import { manuscriptFonts } from "./manuscriptFonts.ts";

const families = ["Arimo", "Tinos", "EB Garamond"] as const;

/**
 * The characters of plays in Latin, Greek, Cyrillic and Hebrew script. For rarer ones, the width of their parts or of a
 * box is close enough; the table is kept small because every screen with pages loads it.
 */
const ranges = [
  [0x20, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
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
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x25a1, 0x25a1],
  [0x266a, 0x266f],
] as const;

type WidthOf = (codePoint: number) => number;

/** Returns the widths of the characters that can't be derived from those of their parts. */
export function fontWidthsTable() {
  const fonts = families.map((name) => ({ name, files: manuscriptFonts(name), faces: facesOf(name) }));
  const everyFace = fonts.flatMap(({ files, faces }) => faces.map((face) => widthIn(files, face)));
  const [first] = fonts;
  const characterSet = new Set(openFont(firstOf(first?.files ?? []).regular).characterSet);
  const listed = ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .filter((codePoint) => characterSet.has(codePoint) && hasOwnWidth(codePoint))
    .filter((codePoint) => everyFace.some((widthOf) => widthOf(codePoint) !== widthOfParts(codePoint, widthOf)));
  const widthsOf = ({ files, faces }: Pick<(typeof fonts)[number], "files" | "faces">) =>
    Object.fromEntries(
      faces.map((face) => [face, listed.map((one) => writeDigits(widthIn(files, face)(one))).join("")]),
    );
  return {
    unitsPerEm: Object.fromEntries(fonts.map(({ name, files }) => [name, openFont(firstOf(files).regular).unitsPerEm])),
    listedCharacters: String.fromCodePoint(...listed),
    listedWidths: Object.fromEntries(fonts.map((font) => [font.name, widthsOf(font)])),
  };
}

/** Returns the source file with the table. */
export function fontWidthsFile(): string {
  const { unitsPerEm, listedCharacters, listedWidths } = fontWidthsTable();
  return `/* Written by \`npm run widths\` from the font files. */

export const unitsPerEm = ${JSON.stringify(unitsPerEm, null, 2)} as const;

/** The characters that the widths are of. Others have the widths of their parts. */
export const listedCharacters = ${JSON.stringify(listedCharacters)};

/** The widths of the listed characters in units of the fonts, two digits each. */
export const listedWidths = ${JSON.stringify(listedWidths, null, 2)} as const;
`;
}

/** Of these fonts, one has small capitals. */
const facesOf = (name: (typeof families)[number]): readonly Face[] =>
  name === "EB Garamond" ? [...faces, "smallCapitals"] : faces;

function firstOf([first]: PdfFonts): FontFamily {
  if (!first) throw new Error("A font has no files.");
  return first;
}

/** Returns the widths of a face's characters in units of its first font, which the next one follows. */
function widthIn(files: PdfFonts, face: Face): WidthOf {
  const fonts = files.map((family) => openFont(family[fileOf(face)]));
  const { unitsPerEm } = openFont(firstOf(files).regular);
  return (codePoint) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(codePoint)) ?? fonts[0];
    if (!font) return 0;
    const [small] = face === "smallCapitals" ? font.layout(String.fromCodePoint(codePoint), { c2sc: true }).glyphs : [];
    const { advanceWidth } = small ?? font.glyphForCodePoint(codePoint);
    return Math.round((advanceWidth * unitsPerEm) / font.unitsPerEm);
  };
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
