import { strToU8 } from "fflate";
import type { Font, Glyph, Subset } from "fontkit";
import { type ArabicCluster, arabicClusters, hasArabic, isArabicLetter } from "#domain/play/layout/measures/arabic.ts";
import { emptyGlyph } from "./emptyGlyph.ts";
import { isJoiner } from "./glyphText.ts";
import { hasHebrewPoint, hebrewFormOf, isHebrewPoint, placeOfPoint, withHebrewForms } from "./hebrewPoints.ts";
import { type ObjectNumber, type PdfFile, ref } from "./pdfFile.ts";
import { hex4, pdfName, pdfNumber } from "./pdfValues.ts";

/** Letters that need no shaping: each has one glyph, in the order of the text. */
const oneGlyphEach =
  /^[ -~\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u060c\u061b\u061f\u0660-\u066c\u06d4\u06f0-\u06f9\u2010-\u2027\u2030-\u203a\u20ac\u2122\u25a1\u3000-\u3029\u3030-\u3098\u309b-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uffee]*$/;

/** Lines were measured without kerning, ligatures, and variants. */
/** fontkit adds to such an object what a text's script needs, so each text gets a copy. */
const unkerned = { kern: false, liga: false, calt: false };
const withSmallCapitals = { ...unkerned, c2sc: true };

const isMark = /^\p{M}$/u;

/** A glyph, what it stands for, and where it is, in units of the font. */
interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly text: string;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** A font of the file. Only the glyphs that are used are embedded. */
export class EmbeddedFont {
  /** How pages refer to it. */
  readonly name: string;
  readonly #font: Font;
  readonly #features: typeof unkerned;
  readonly #subset: Subset;
  /**
   * By code on the page: the glyph's number in the file, the text it stands for, and its width in thousandths of the type
   * size. A glyph that stands for several letters has several codes. Code 0 is the glyph of missing characters.
   */
  readonly #glyphs: number[] = [0];
  readonly #texts: string[] = [""];
  readonly #widths: number[] = [];
  readonly #codes = new Map<string, string>();
  /** The codes of letters as bytes in a literal string, which is half as long as hexadecimal digits. */
  readonly #literals = new Map<string, string>();
  /** What glyphs without characters of their own stand for, by their numbers in the font. */
  readonly #strings = new Map<number, readonly string[]>();
  #isPrepared = false;

  constructor(font: Font, name: string, { hasSmallCapitals = false } = {}) {
    this.#font = font;
    this.#features = hasSmallCapitals ? withSmallCapitals : unkerned;
    this.name = name;
    this.#subset = font.createSubset();
  }

  /** Returns the operators that show a text at the current position. */
  show(text: string, sizePoints: number): string {
    if (oneGlyphEach.test(text)) return this.#showLetters(text);
    if (hasArabic(text)) return this.#showArabic(text, sizePoints);
    return hasHebrewPoint(text)
      ? this.#showPointed(this.#shape(withHebrewForms(text, this.#hasGlyph)), sizePoints)
      : this.#showGlyphs(this.#shape(text), sizePoints);
  }

  readonly #hasGlyph = (character: string): boolean => this.#font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

  /** Returns how wide a text is, in ems. */
  emsOf(text: string): number {
    return this.#font.layout(text, { ...this.#features }).advanceWidth / this.#font.unitsPerEm;
  }

  #showLetters(text: string): string {
    let codes = "";
    for (const letter of text) codes += this.#literalOf(letter);
    return `(${codes})Tj`;
  }

  #literalOf(letter: string): string {
    const known = this.#literals.get(letter);
    if (known !== undefined) return known;
    const code = this.#include(this.#glyphOf(letter), letter);
    const literal = literalOfCode(Number.parseInt(code, 16));
    this.#literals.set(letter, literal);
    return literal;
  }

  /** Only small capitals are other glyphs than those of their letters. */
  #glyphOf(letter: string): Glyph {
    const [small] = this.#features === unkerned ? [] : this.#font.layout(letter, { ...this.#features }).glyphs;
    return small ?? this.#font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  /** Places glyphs at the distances that the font's tables ask for, such as accents over their letters. */
  #shape(text: string): readonly PlacedGlyph[] {
    const { glyphs, positions } = this.#font.layout(text, { ...this.#features });
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      return { glyph, text: this.#textOf(glyph, text), xAdvance, xOffset, yOffset };
    });
  }

  /** Returns which part of a text a glyph stands for. fontkit doesn't know it of glyphs that it first used within others. */
  #textOf(glyph: Glyph, text: string): string {
    if (glyph.codePoints.length > 0) return String.fromCodePoint(...glyph.codePoints);
    const strings = this.#strings.get(glyph.id) ?? this.#font.stringsForGlyph(glyph.id);
    this.#strings.set(glyph.id, strings);
    return strings.find((one) => text.includes(one)) ?? "";
  }

  /**
   * Draws Arabic letter by letter, in the forms with which the line was measured, from the last letter to the first.
   * Readers (poppler, pdf.js) turn the characters around one by one, so lam and alef have two glyphs, one of them empty,
   * and a letter comes after empty glyphs that are read as its marks. Marks are drawn when the letters are complete, and
   * read as nothing: their distances would look like spaces.
   */
  #showArabic(text: string, sizePoints: number): string {
    this.#prepareShaping();
    let run = "";
    let pen = 0;
    const marks: PlacedGlyph[] = [];
    for (const cluster of [...arabicClusters(text)].reverse()) {
      const letters = text.slice(cluster.from, cluster.to);
      const shaped = this.#shapeCluster(letters, cluster);
      const [letter, ofMarks] = [shaped.at(-1), shaped.slice(0, -1)];
      marks.push(...ofMarks.map((mark) => ({ ...mark, xOffset: pen + mark.xOffset })));
      const [first = "", ...others] = letters;
      const isOfTwo = cluster.base.length > 1;
      run += this.#letterWithMarks(letter?.glyph ?? emptyGlyph(this.#font), isOfTwo ? others : [...letters]);
      if (isOfTwo) run += `<${this.#include(emptyGlyph(this.#font), first)}>`;
      pen += letter?.glyph.advanceWidth ?? 0;
    }
    return `[${run}]TJ${this.#showMarks(marks, pen, sizePoints)}`;
  }

  /** Returns the codes of a glyph that's read as a letter, and of the empty ones that are read as its marks. */
  #letterWithMarks(glyph: Glyph, letters: readonly string[]): string {
    const read = [...letters].reverse();
    const isOneLetter = read.filter((one) => !isMark.test(one)).length === 1;
    if (!isOneLetter) return `<${this.#include(glyph, read.join(""))}>`;
    const codes = read.map((one) => this.#include(isMark.test(one) ? emptyGlyph(this.#font) : glyph, one));
    return codes.map((code) => `<${code}>`).join("");
  }

  /**
   * Draws Hebrew with points, from the last letter to the first, as the font engine has ordered it. Points are drawn when
   * the letters are complete, and read as nothing, because pdf.js would put a point that starts a word before the space.
   * A letter is read with its points as one character; where there's none, empty glyphs before it are read as its points.
   */
  #showPointed(glyphs: readonly PlacedGlyph[], sizePoints: number): string {
    let run = "";
    let pen = 0;
    let points: PlacedGlyph[] = [];
    const marks: PlacedGlyph[] = [];
    for (const placed of glyphs) {
      if (isHebrewPoint(placed.text)) {
        points = [placed, ...points];
        continue;
      }
      const { glyph, text, xOffset } = placed;
      const separate = [text, ...points.map((point) => point.text)].join("").normalize("NFD");
      const form = hebrewFormOf(separate);
      const [letter = "", ...ofLetter] = separate;
      for (const point of points)
        marks.push({ ...point, xOffset: pen + offsetOn(placed, point, placeOfPoint(letter)) });
      for (const point of form ? [] : ofLetter.reverse()) run += `<${this.#include(emptyGlyph(this.#font), point)}>`;
      run += `${this.#moved(xOffset)}<${this.#include(glyph, form ?? letter)}>`;
      // Lines were measured with letters without points. Some have a wider glyph with points.
      const xAdvance = placed.xAdvance - glyph.advanceWidth + this.#advanceOf(letter);
      run += this.#moved(xAdvance - xOffset - glyph.advanceWidth);
      pen += xAdvance;
      points = [];
    }
    return `[${run}]TJ${this.#showMarks(marks, pen, sizePoints)}`;
  }

  #advanceOf(letter: string): number {
    return this.#font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  }

  /** Returns the glyphs of a letter with marks: first the marks, from the last to the first, and then the letter. */
  #shapeCluster(letters: string, { base, joinsBefore, joinsAfter }: ArabicCluster): readonly PlacedGlyph[] {
    const first = base.codePointAt(0) ?? 0;
    if (isJoiner(base)) return [];
    if (!isArabicLetter(base.charAt(0))) {
      const glyph = this.#font.glyphForCodePoint(first);
      return [{ glyph, text: base, xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 }];
    }
    const [before, after] = [joinsBefore, joinsAfter].map((joins) => (joins ? String.fromCodePoint(joiner) : ""));
    const shaped = this.#shape(`${before}${letters}${after}`);
    return shaped.slice(Number(joinsAfter), shaped.length - Number(joinsBefore));
  }

  /** Marks are at their distances from the start of the word, and the pen ends where it was. */
  #showMarks(marks: readonly PlacedGlyph[], end: number, sizePoints: number): string {
    if (marks.length === 0) return "";
    let pen = end;
    const shown = marks.map(({ glyph, xOffset, yOffset }) => {
      const height = pdfNumber((this.#thousandths(yOffset) * sizePoints) / 1000);
      const moved = this.#moved(xOffset - pen);
      pen = xOffset + glyph.advanceWidth;
      return `${height} Ts [${moved}<${this.#include(glyph, invisible)}>]TJ`;
    });
    return ` /Span <</ActualText <FEFF>>> BDC ${shown.join(" ")} 0 Ts [${this.#moved(end - pen)}]TJ EMC`;
  }

  /**
   * fontkit remembers for each glyph the letter that it first used it for, and joins by that. A glyph that's first used as
   * a part of another has none and wouldn't join, so each gets its letter here.
   */
  #prepareShaping(): void {
    if (this.#isPrepared) return;
    for (const codePoint of this.#font.characterSet) this.#font.glyphForCodePoint(codePoint);
    this.#isPrepared = true;
  }

  #showGlyphs(glyphs: readonly PlacedGlyph[], sizePoints: number): string {
    let operators = "";
    let run = "";
    let height = 0;
    const flush = () => {
      if (run !== "") operators += `[${run}]TJ `;
      run = "";
    };
    for (const { glyph, text, xAdvance, xOffset, yOffset } of glyphs) {
      if (yOffset !== height) {
        flush();
        height = yOffset;
        operators += `${pdfNumber((this.#thousandths(yOffset) * sizePoints) / 1000)} Ts `;
      }
      const code = `<${this.#include(glyph, text)}>`;
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

  /** Returns the code of a glyph that stands for a text. */
  #include(glyph: Glyph, text: string): string {
    // fontkit returns the glyph's number in the subset; its types say otherwise.
    const number = this.#subset.includeGlyph(glyph) as unknown as number;
    const key = `${number} ${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = hex4(this.#glyphs.push(number) - 1);
    this.#texts.push(text);
    this.#widths[this.#glyphs.length - 1] = this.#thousandths(glyph.advanceWidth);
    this.#codes.set(key, code);
    return code;
  }

  /** Writes the font's objects and returns the first. Call it after all text has been shown. */
  write(file: PdfFile, index: number): ObjectNumber {
    const name = pdfName(`${subsetTag(index)}+${this.#font.postscriptName ?? "Font"}`).replace("#2b", "+");
    const data = file.addStream("", this.#subset.encode());
    const descriptor = file.add(this.#descriptor(name, data));
    // Some readers take a default width only as a whole number, so each glyph has its own.
    const widths = Array.from(this.#widths, (width) => pdfNumber(width ?? 0));
    const isIdentity = this.#glyphs.every((glyph, code) => glyph === code);
    const toGlyphs = isIdentity ? "/Identity" : ref(file.addStream("", glyphNumbers(this.#glyphs)));
    const descendant = file.add(
      `<</Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor ${ref(descriptor)} /W [0 [${widths.join(" ")}]] /CIDToGIDMap ${toGlyphs}>>`,
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

/** Returns where a point is drawn. Tinos Regular has no rules for a letter's only point, which would be beside it. */
function offsetOn(letter: PlacedGlyph, { glyph, text, xOffset, yOffset }: PlacedGlyph, place: number): number {
  const [own, point] = [letter.glyph.bbox, glyph.bbox];
  const width = own.maxX - own.minX;
  const middle = (point.minX + point.maxX) / 2;
  const isPlaced = xOffset !== 0 || yOffset !== 0 || middle > own.minX + besideLetter * width;
  return isPlaced || text === holam ? xOffset : own.minX + place * width - middle;
}

/** As a share of the letter's width. */
const besideLetter = 0.15;
/** This point belongs over the left edge. */
const holam = "\u05b9";

/** Returns the two bytes of a code, with escapes for what would end the string or the line. */
const literalOfCode = (code: number): string =>
  String.fromCharCode(code >> 8, code & 0xff).replace(/[\\()\r\n]/g, (byte) => escapes[byte] ?? `\\${byte}`);

const escapes: Readonly<Record<string, string>> = { "\r": "\\r", "\n": "\\n" };

/** Flags of a font descriptor (ISO 32000-1, table 123). */
const fixedPitch = 1;
const symbolic = 4;
const italic = 64;

/** ZERO WIDTH JOINER. */
const joiner = 0x200d;

/** A format character, which readers that ignore `ActualText` leave out of the text. */
const invisible = String.fromCodePoint(joiner);

/** Returns the glyph numbers of all codes in the form of `CIDToGIDMap`: two bytes each. */
function glyphNumbers(glyphs: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * glyphs.length));
  for (const [code, glyph] of glyphs.entries()) view.setUint16(2 * code, glyph);
  return new Uint8Array(view.buffer);
}

/** Six capitals that mark a font as a subset and differ within the file. */
const subsetTag = (index: number): string => `GHOS${capital(Math.floor(index / 26))}${capital(index % 26)}`;

const capital = (index: number): string => String.fromCharCode(65 + index);

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
