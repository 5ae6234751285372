import { beginContentWith } from "./pageRules.ts";
import { bytesAt, objectAt } from "./pdfObjects.ts";
import type { PdfUaRule } from "./pdfUaRule.ts";
import { changeFont, glyphOf, hasWrongWidth, programOf, someFont, textOfCodes, writeToUnicode } from "./usedFonts.ts";

/** Every character can be read as text, and is drawn by a font that's in the file. */
export const fontRules: readonly PdfUaRule[] = [
  {
    id: "10-001",
    what: "a character that can't be read as text",
    isBroken: someFont((font, objects) => [...font.codes].some((code) => !textOfCodes(font, objects).get(code))),
    breakIt: writeToUnicode(""),
  },
  {
    id: "31-001 to 31-003, 31-006 to 31-008",
    what: "codes of characters that aren't the numbers of glyphs",
    isBroken: someFont(({ font }) => font["/Encoding"] !== "/Identity-H"),
    breakIt: changeFont("font", (font) => {
      font["/Encoding"] = "/UniJIS-UCS2-H";
    }),
  },
  {
    id: "31-004, 31-005",
    what: "a font without the way from characters to glyphs",
    isBroken: someFont(
      ({ descendant }, objects) =>
        descendant["/CIDToGIDMap"] !== "/Identity" && bytesAt(objects, descendant["/CIDToGIDMap"]).length === 0,
    ),
    breakIt: changeFont("descendant", (font) => delete font["/CIDToGIDMap"]),
  },
  {
    id: "31-009",
    what: "a font that isn't in the file",
    isBroken: someFont(({ descriptor }, objects) => bytesAt(objects, descriptor["/FontFile2"]).length === 0),
    breakIt: changeFont("descriptor", (descriptor) => delete descriptor["/FontFile2"]),
  },
  {
    id: "31-011",
    what: "a glyph that the embedded font doesn't have",
    isBroken: someFont((font, objects) => {
      const { numGlyphs } = programOf(font, objects);
      return [...font.codes].some((code) => glyphOf(font, objects, code) >= numGlyphs);
    }),
    breakIt: beginContentWith("/P <</MCID 9999>> BDC BT /0-regular 12 Tf <FFF0> Tj ET EMC"),
  },
  {
    id: "31-014, 31-015",
    what: "a list of a font's characters, which would have to be complete",
    isBroken: someFont(({ descriptor }) => descriptor["/CIDSet"] !== undefined),
    breakIt: changeFont("descriptor", (descriptor) => {
      descriptor["/CIDSet"] = {};
    }),
  },
  {
    id: "31-016",
    what: "a glyph that's wider or narrower in the font than the file says",
    isBroken: someFont(hasWrongWidth),
    breakIt: changeFont("descendant", (font) => {
      font["/W"] = [0, Array.from({ length: 2000 }, () => 123)];
    }),
  },
  {
    id: "31-027",
    what: "a font without a list of what its codes stand for",
    isBroken: someFont(({ font }, objects) => objectAt(objects, font["/ToUnicode"]) === undefined),
    breakIt: changeFont("font", (font) => delete font["/ToUnicode"]),
  },
  {
    id: "31-028, 31-029",
    what: "codes that stand for U+0000 or U+FEFF",
    isBroken: someFont((font, objects) =>
      [...textOfCodes(font, objects).values()].some((text) => /^(....)*(0000|FEFF|FFFE)/i.test(text)),
    ),
    breakIt: writeToUnicode("FEFF"),
  },
  {
    id: "31-030",
    what: "text in the glyph for missing characters",
    isBroken: someFont(({ codes }) => codes.has(0)),
    breakIt: beginContentWith("/P <</MCID 9999>> BDC BT /0-regular 12 Tf <0000> Tj ET EMC"),
  },
];
