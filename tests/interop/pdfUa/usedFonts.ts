import { create } from "fontkit";
import { contentOf } from "./pageRules.ts";
import {
  arrayAt,
  bytesAt,
  dictionaryAt,
  objectAt,
  type PdfDictionary,
  type PdfObjects,
  pagesOf,
} from "./pdfObjects.ts";

export interface UsedFont {
  /** The font as pages name it. */
  readonly font: PdfDictionary;
  /** Its only descendant, with the widths. */
  readonly descendant: PdfDictionary;
  readonly descriptor: PdfDictionary;
  readonly codes: ReadonlySet<number>;
}

export function fontsOf(objects: PdfObjects): readonly UsedFont[] {
  const codes = new Map<PdfDictionary, Set<number>>();
  for (const page of pagesOf(objects)) {
    const named = dictionaryAt(objects, dictionaryAt(objects, page["/Resources"])["/Font"]);
    for (const [name, used] of contentOf(objects, page).codes) {
      const font = dictionaryAt(objects, named[name]);
      codes.set(font, new Set([...(codes.get(font) ?? []), ...used]));
    }
  }
  return Array.from(codes, ([font, used]) => {
    const descendant = dictionaryAt(objects, arrayAt(objects, font["/DescendantFonts"])[0]);
    return { font, descendant, descriptor: dictionaryAt(objects, descendant["/FontDescriptor"]), codes: used };
  });
}

export const someFont = (isBad: (font: UsedFont, objects: PdfObjects) => boolean) => (objects: PdfObjects) =>
  fontsOf(objects).some((font) => isBad(font, objects));

/** Changes a dictionary of the first font. */
export const changeFont =
  (part: Exclude<keyof UsedFont, "codes">, change: (dictionary: PdfDictionary) => void) => (objects: PdfObjects) => {
    const [font] = fontsOf(objects);
    if (!font) throw new Error("The file has no font.");
    change(font[part]);
  };

/** Returns what each code stands for (ISO 32000-1, 9.10.3). */
export function textOfCodes({ font }: UsedFont, objects: PdfObjects): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  const source = bytesAt(objects, font["/ToUnicode"]).toString("latin1");
  for (const [, lines = ""] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = "", text = ""] of lines.matchAll(/<(\w+)>\s*<(\w+)>/g))
      map.set(Number.parseInt(code, 16), text);
  for (const [, lines = ""] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = "", to = "", text = ""] of lines.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) map.set(code, text);
  return map;
}

/** Puts a value into every line of a font's list of what its codes stand for. */
export const writeToUnicode = (value: string) => (objects: PdfObjects) => {
  const stream = objectAt(objects, fontsOf(objects)[0]?.font["/ToUnicode"])?.stream;
  if (!stream) throw new Error("The font has no list of characters.");
  const source = Buffer.from(stream.data, "base64").toString("latin1");
  stream.data = Buffer.from(source.replace(/(<\w{4}>\s*)<\w+>(?=\s*(\n|$))/g, `$1<${value}>`)).toString("base64");
};

/** Returns how wide a code is as the file says, in thousandths of an em. Ours are one list from code 0. */
function widthOf({ descendant }: UsedFont, objects: PdfObjects, code: number): number | undefined {
  const [first, widths] = arrayAt(objects, descendant["/W"]);
  const value = Array.isArray(widths) ? widths[code - Number(first)] : undefined;
  return typeof value === "number" ? value : undefined;
}

/** Returns the number of a code's glyph: the same, or what the font's map of two bytes for each code says. */
export function glyphOf({ descendant }: UsedFont, objects: PdfObjects, code: number): number {
  const map = bytesAt(objects, descendant["/CIDToGIDMap"]);
  return map.length === 0 ? code : map.readUInt16BE(2 * code);
}

export function programOf({ descriptor }: UsedFont, objects: PdfObjects) {
  const font = create(bytesAt(objects, descriptor["/FontFile2"]));
  if (!("getGlyph" in font)) throw new Error("The font program is a collection.");
  return font;
}

/** As the thousandth part of an em. Rounding may differ by one. */
const widthTolerance = 1;

export function hasWrongWidth(font: UsedFont, objects: PdfObjects): boolean {
  const program = programOf(font, objects);
  return [...font.codes].some((code) => {
    const { advanceWidth } = program.getGlyph(glyphOf(font, objects, code));
    const difference = (advanceWidth / program.unitsPerEm) * 1000 - (widthOf(font, objects, code) ?? Number.NaN);
    return !(Math.abs(difference) <= widthTolerance);
  });
}
