import type { Span } from "../../play.ts";
import { isWide } from "./eastAsian.ts";
import { type Face, faceOf } from "./faces.ts";
import type { Measure } from "./measure.ts";
import { withOtherScripts } from "./otherScripts.ts";

/** Widths of the characters that a face has, in units of the font. */
export type FaceWidths = ReadonlyMap<number, number>;

interface FontWidths {
  readonly unitsPerEm: number;
  readonly widthsOf: (face: Face) => FaceWidths;
}

/** Returns a measure for a font whose characters have different widths. There's no kerning. */
export function proportionalMeasure({ unitsPerEm, widthsOf }: FontWidths, sizePoints: number): Measure {
  const inchesPerUnit = sizePoints / 72 / unitsPerEm;
  const opened = new Map<Face, FaceMeasure>();
  const faceFor = (span: Span): FaceMeasure => {
    const face = faceOf(span);
    const known = opened.get(face);
    if (known) return known;
    const measure = new FaceMeasure(widthsOf(face), unitsPerEm);
    opened.set(face, measure);
    return measure;
  };
  return withOtherScripts(
    {
      advance: (codePoint, span) => faceFor(span).unitsOf(codePoint) * inchesPerUnit,
      widthOf: (text, span) => faceFor(span).unitsIn(text) * inchesPerUnit,
    },
    sizePoints,
  );
}

/** Characters below this one are looked up in an array: Latin, Greek, Cyrillic and Hebrew. */
const arrayEnd = 0x600;

class FaceMeasure {
  readonly #listed: FaceWidths;
  readonly #unitsPerEm: number;
  readonly #low = new Float64Array(arrayEnd).fill(Number.NaN);
  readonly #high = new Map<number, number>();

  constructor(listed: FaceWidths, unitsPerEm: number) {
    this.#listed = listed;
    this.#unitsPerEm = unitsPerEm;
  }

  unitsIn(text: string): number {
    const low = this.#low;
    let units = 0;
    for (let at = 0; at < text.length; at++) {
      const width = low[text.charCodeAt(at)];
      if (width !== undefined && !Number.isNaN(width)) units += width;
      else {
        const codePoint = text.codePointAt(at) ?? 0;
        units += this.unitsOf(codePoint);
        if (codePoint > 0xffff) at++;
      }
    }
    return units;
  }

  unitsOf(codePoint: number): number {
    const known = codePoint < arrayEnd ? this.#low[codePoint] : this.#high.get(codePoint);
    if (known !== undefined && !Number.isNaN(known)) return known;
    const units = this.#find(codePoint);
    if (codePoint < arrayEnd) this.#low[codePoint] = units;
    else this.#high.set(codePoint, units);
    return units;
  }

  /** A letter with an accent is as wide as the letter. What the font doesn't have is printed as a box or in another. */
  #find(codePoint: number): number {
    const character = String.fromCodePoint(codePoint);
    if (anySpace.test(character)) return this.#listed.get(space) ?? 0;
    if (!hasOwnWidth(codePoint)) return 0;
    const listed = this.#listed.get(codePoint);
    if (listed !== undefined) return listed;
    if (isWide(codePoint)) return this.#unitsPerEm;
    const parts = lettersWithoutAccents(character);
    return parts === character ? (this.#listed.get(box) ?? 0) : this.unitsIn(parts);
  }
}

const space = 0x20;
const box = 0x25a1;
const anySpace = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f]/;
const noAdvance = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\u2028\u2029]/u;

/** Returns whether a character takes room. Combining, invisible and control characters don't. */
export const hasOwnWidth = (codePoint: number): boolean => !noAdvance.test(String.fromCodePoint(codePoint));

/** Vietnamese ơ and ư are letters of their own, and wider than o and u. */
const horned = /[ou]\u031b/gi;

/** Returns a letter without its accents, or the letters of a ligature. */
export function lettersWithoutAccents(character: string): string {
  const letter = character.normalize("NFD").replace(horned, (parts) => parts.normalize());
  return letter === character ? character.normalize("NFKC") : letter;
}
