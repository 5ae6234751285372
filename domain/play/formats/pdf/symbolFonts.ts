import { lookalikeOf } from "./lookalikes.ts";

/** Fonts of signs, notes and emoji, in order of preference. They have one weight. */
export type SymbolFont = (typeof symbolFonts)[number];
export const symbolFonts = ["Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Emoji"] as const;

const symbol = /[\u2030-\u2bff\u3030\u303d\u3297\u3299\u{1d100}-\u{1d1ff}\u{1f000}-\u{1fbff}]/u;

/** Returns whether a character may be in the fonts of symbols. What has a look-alike in other fonts isn't looked for. */
export const isSymbol = (character: string): boolean => symbol.test(character) && lookalikeOf(character) === undefined;

export const isSymbolFont = (font: string): font is SymbolFont => symbolFonts.some((one) => one === font);
