import type { Font, Glyph } from "fontkit";

/** U+0000 and ZERO WIDTH JOINER, which Cousine draws as a line. */
const candidates = [0, 0x200d];

/** Returns a glyph without an outline and without width, to be read as a character that's drawn elsewhere. */
export function emptyGlyph(font: Font): Glyph {
  const codePoint = candidates.find((candidate) => font.hasGlyphForCodePoint(candidate));
  return codePoint === undefined ? font.getGlyph(0) : font.glyphForCodePoint(codePoint);
}
