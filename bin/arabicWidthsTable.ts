import { openFont } from "#domain/play/formats/pdf/openFont.ts";
import { formsOf } from "#domain/play/layout/measures/arabic.ts";
import { hasOwnWidth } from "#domain/play/layout/measures/proportionalMeasure.ts";
import { writeDigits } from "#domain/play/layout/measures/widthDigits.ts";
import { scriptFontFile } from "./manuscriptFonts.ts";

const lamAlef = "\u0644\u0627";
const joiner = "\u200d";
/** The forms of a letter as text: on its own, at the end, at the beginning, and within a word. */
const forms = (base: string): readonly string[] =>
  [base, joiner + base, base + joiner, joiner + base + joiner].slice(0, formsOf(base));

/** Returns the widths of the Arabic font's characters in each of their forms. */
export function arabicWidthsTable() {
  const [regular, bold] = ([400, 700] as const).map((weight) => openArabic(weight));
  if (!regular || !bold) throw new Error("There are no files of the Arabic font.");
  const listed = regular.characterSet.filter((one) => one >= 0x600 && one <= 0x6ff && hasOwnWidth(one));
  const arabicCharacters = [...listed.map((one) => String.fromCodePoint(one)), lamAlef];
  const widthsIn = ({ layout }: typeof regular) =>
    arabicCharacters.flatMap((base) => forms(base).map((text) => writeDigits(layout(text)))).join("");
  return {
    arabicUnitsPerEm: regular.unitsPerEm,
    arabicCharacters,
    arabicWidths: { regular: widthsIn(regular), bold: widthsIn(bold) },
  };
}

function openArabic(weight: 400 | 700) {
  const font = openFont(scriptFontFile("Vazirmatn", `./files/vazirmatn-arabic-${weight}-normal.woff`));
  // fontkit joins letters only if it has met them on their own.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const layout = (text: string): number =>
    font
      .layout(text, { kern: false, liga: false, calt: false })
      .positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return { characterSet: font.characterSet, unitsPerEm: font.unitsPerEm, layout };
}

/** Returns the source file with the table. */
export function arabicWidthsFile(): string {
  const { arabicUnitsPerEm, arabicCharacters, arabicWidths } = arabicWidthsTable();
  return `/* Written by \`npm run widths\` from the font files. */

export const arabicUnitsPerEm = ${arabicUnitsPerEm};

/** The characters that the widths are of; the last is lam with alef, which is one letter. */
export const arabicCharacters: readonly string[] = [..."${arabicCharacters.slice(0, -1).join("")}", "${lamAlef}"];

/** The widths of each character in units of the font, two digits each, in the order of its forms. */
export const arabicWidths = ${JSON.stringify(arabicWidths, null, 2)} as const;
`;
}
