import { strToU8 } from "fflate";
import type { Font, Glyph, Subset } from "fontkit";
import { type ObjectNumber, type PdfFile, ref } from "./pdfFile.ts";
import { hex4, pdfName, pdfNumber } from "./pdfValues.ts";

/** Letters that need no shaping: each has one glyph, in the order of the text. */
const oneGlyphEach = /^[ -~\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u2010-\u2027\u2030-\u203a\u20ac\u2122\u25a1]*$/;

/** Lines were measured without kerning and ligatures. */
const unkerned = { kern: false, liga: false };

/** A font of the file. Only the glyphs that are used are embedded. */
export class EmbeddedFont {
  /** How pages refer to it. */
  readonly name: string;
  readonly #font: Font;
  readonly #subset: Subset;
  /** By glyph in the file: the text it stands for, and its width in thousandths of the type size. */
  readonly #texts: string[] = [];
  readonly #widths: number[] = [];
  readonly #codes = new Map<string, string>();

  constructor(font: Font, name: string) {
    this.#font = font;
    this.name = name;
    this.#subset = font.createSubset();
  }

  /** Returns the operators that show a text at the current position. */
  show(text: string, sizePoints: number): string {
    if (!oneGlyphEach.test(text)) return this.#showShaped(text, sizePoints);
    let codes = "";
    for (const letter of text) codes += this.#codeOf(letter);
    return `<${codes}>Tj`;
  }

  #codeOf(letter: string): string {
    const known = this.#codes.get(letter);
    if (known !== undefined) return known;
    const code = this.#include(this.#font.glyphForCodePoint(letter.codePointAt(0) ?? 0), letter);
    this.#codes.set(letter, code);
    return code;
  }

  /** Glyphs at the distances that the font's tables ask for, such as accents over their letters. */
  #showShaped(text: string, sizePoints: number): string {
    const { glyphs, positions } = this.#font.layout(text, unkerned);
    let operators = "";
    let run = "";
    let height = 0;
    const flush = () => {
      if (run !== "") operators += `[${run}]TJ `;
      run = "";
    };
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      if (yOffset !== height) {
        flush();
        height = yOffset;
        operators += `${pdfNumber((this.#thousandths(yOffset) * sizePoints) / 1000)} Ts `;
      }
      const code = `<${this.#include(glyph, String.fromCodePoint(...glyph.codePoints))}>`;
      run += this.#moved(xOffset) + code + this.#moved(xAdvance - xOffset - glyph.advanceWidth);
    }
    flush();
    return height === 0 ? operators.trimEnd() : `${operators}0 Ts`;
  }

  /** In a list of glyphs, a number moves the next glyph to the left. */
  #moved(units: number): string {
    return units === 0 ? "" : ` ${pdfNumber(-this.#thousandths(units))} `;
  }

  #thousandths(units: number): number {
    return (units * 1000) / this.#font.unitsPerEm;
  }

  #include(glyph: Glyph, text: string): string {
    // fontkit returns the glyph's number in the subset; its types say otherwise.
    const number = this.#subset.includeGlyph(glyph) as unknown as number;
    this.#texts[number] ??= text;
    this.#widths[number] ??= this.#thousandths(glyph.advanceWidth);
    return hex4(number);
  }

  /** Writes the font's objects and returns the first. Call it after all text has been shown. */
  write(file: PdfFile, index: number): ObjectNumber {
    const name = pdfName(`${subsetTag(index)}+${this.#font.postscriptName ?? "Font"}`).replace("#2b", "+");
    const data = file.addStream("", this.#subset.encode());
    const descriptor = file.add(this.#descriptor(name, data));
    // Some readers take a default width only as a whole number, so each glyph has its own.
    const widths = Array.from(this.#widths, (width) => pdfNumber(width ?? 0));
    const descendant = file.add(
      `<</Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor ${ref(descriptor)} /W [0 [${widths.join(" ")}]] /CIDToGIDMap /Identity>>`,
    );
    const toUnicode = file.addStream("", strToU8(characterMap(this.#texts)));
    return file.add(
      `<</Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(toUnicode)}>>`,
    );
  }

  #hasFixedPitch(): boolean {
    const [narrow, wide] = ["i", "M"].map((letter) => this.#font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    return narrow?.advanceWidth === wide?.advanceWidth;
  }

  #descriptor(name: string, data: ObjectNumber): string {
    const { bbox, ascent, descent, capHeight, italicAngle } = this.#font;
    const scaled = (units: number) => pdfNumber(this.#thousandths(units));
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled).join(" ");
    const flags = (this.#hasFixedPitch() ? fixedPitch : 0) + symbolic + (italicAngle === 0 ? 0 : italic);
    return `<</Type /FontDescriptor /FontName ${name} /Flags ${flags} /FontBBox [${box}] /ItalicAngle ${pdfNumber(italicAngle)} /Ascent ${scaled(ascent)} /Descent ${scaled(descent)} /CapHeight ${scaled(capHeight)} /StemV 80 /FontFile2 ${ref(data)}>>`;
  }
}

/** Flags of a font descriptor (ISO 32000-1, table 123). */
const fixedPitch = 1;
const symbolic = 4;
const italic = 64;

/** Six capitals that mark a font as a subset and differ within the file. */
const subsetTag = (index: number): string => `GHOST${String.fromCharCode(65 + index)}`;

/** Entries that one block of a character map may have. */
const entriesPerBlock = 100;

/** Returns the text that each glyph stands for, so that it can be copied, searched and read aloud. */
function characterMap(texts: readonly string[]): string {
  const entries = texts.flatMap((text, glyph) => (text === "" ? [] : [`<${hex4(glyph)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += entriesPerBlock) {
    const block = entries.slice(at, at + entriesPerBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join("");
