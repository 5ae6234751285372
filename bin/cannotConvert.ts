import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";

/** Something wrong with the command or its files, with a sentence for the person at the terminal. */
export class CannotConvert extends Error {}

export function noFontFor(missing: readonly MissingGlyph[]): CannotConvert {
  const characters = missing.map(({ character, codePoints }) => `${character} (${codePoints.join(" ")})`);
  return new CannotConvert(`No font has ${characters.join(", ")}. Use --force to print boxes instead.`);
}
