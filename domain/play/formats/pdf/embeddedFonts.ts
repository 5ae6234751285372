import { type Face, fileOf } from "#domain/play/layout/measures/faces.ts";
import { EmbeddedFont } from "./embeddedFont.ts";
import { openFont } from "./openFont.ts";
import { type ObjectNumber, type PdfFile, ref } from "./pdfFile.ts";
import { fontName, type PdfFonts } from "./pdfFonts.ts";

/** The fonts that a file uses. */
export class EmbeddedFonts {
  readonly #fonts: PdfFonts;
  /** By file, because a family may use the same one for several faces. Small capitals are other glyphs of their file. */
  readonly #used = new Map<Uint8Array, EmbeddedFont>();
  readonly #usedSmall = new Map<Uint8Array, EmbeddedFont>();

  constructor(fonts: PdfFonts) {
    this.#fonts = fonts;
  }

  get(family: number, face: Face): EmbeddedFont {
    const name = fontName(family, face);
    const bytes = this.#fonts[family]?.[fileOf(face)];
    if (!bytes) throw new Error(`There is no font ${name} for the PDF.`);
    const hasSmallCapitals = face === "smallCapitals";
    const used = hasSmallCapitals ? this.#usedSmall : this.#used;
    const known = used.get(bytes);
    if (known) return known;
    const font = new EmbeddedFont(openFont(bytes), name, { hasSmallCapitals });
    used.set(bytes, font);
    return font;
  }

  /** Writes the fonts and returns the resources that every page refers to. */
  write(file: PdfFile): ObjectNumber {
    const fonts = [...this.#used.values(), ...this.#usedSmall.values()];
    const entries = fonts.map((font, index) => `/${font.name} ${ref(font.write(file, index))}`);
    return file.add(`<</Font <<${entries.join(" ")}>>>>`);
  }
}
