import { expect, test } from "vitest";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { EmbeddedFont } from "./embeddedFont.ts";
import { fontCoverage } from "./fontCoverage.ts";
import { withHebrewForms } from "./hebrewPoints.ts";
import { openFont } from "./openFont.ts";

const hasAll = () => true;

test.each([
  ["a dot in the letter, whose vowel comes before it", "בְּ", "\ufb31ְ"],
  ["the dot of shin, whose vowel comes before it", "שָׁ", "\ufb2aָ"],
  ["both dots of shin", "שִּׁ", "\ufb2cִ"],
  ["the only point of a Yiddish letter", "אַ", "\ufb2e"],
  ["two letters in one character", "ײַן", "\ufb1fן"],
  ["a vowel without a form", "לָ", "לָ"],
  ["letters without points", "שלום", "שלום"],
])("%s has one glyph with it", (_, written, printed) => {
  expect(withHebrewForms(written.normalize("NFC"), hasAll)).toBe(printed);
});

test("a form that the font doesn't have stays a letter with points", () => {
  expect(withHebrewForms("בְּ", () => false)).toBe("בְּ");
});

/** How far from the left edge of its letter a vowel is drawn, in thousandths of the type size. */
function placeOfVowel(layout: LayoutName, face: "regular" | "bold" | "italic", letter: string): number {
  const fonts = manuscriptFonts(layouts[layout].font.family);
  const file = fonts[fontCoverage(fonts).familyOf(letter, face) ?? 0]?.[face] ?? new Uint8Array();
  const font = openFont(file);
  const [, moved = ""] = / Ts \[ (-?[\d.]+) </.exec(new EmbeddedFont(font, "F").show(`${letter}ֶ`, 10)) ?? [];
  const ofLetter = font.glyphForCodePoint(letter.charCodeAt(0)).advanceWidth;
  const { minX, maxX } = font.glyphForCodePoint("ֶ".charCodeAt(0)).bbox;
  return ((ofLetter + (minX + maxX) / 2) * 1000) / font.unitsPerEm - Number(moved);
}

test.each(
  (Object.keys(layouts) as LayoutName[]).flatMap((layout) => [..."הלמ"].map((letter) => [layout, letter] as const)),
)("in %s, a vowel is drawn below %s, not beside it", (layout, letter) => {
  for (const face of ["regular", "bold", "italic"] as const) {
    const place = placeOfVowel(layout, face, letter);
    expect(place).toBeGreaterThan(100);
    expect(place).toBeLessThan(450);
  }
});
