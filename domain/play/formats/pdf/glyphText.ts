import { hasArabic } from "#domain/play/layout/measures/arabic.ts";

/** Shades of skin after an emoji: a font in black would draw a square. */
const skinTones = /(?<=\p{Emoji_Modifier_Base}\ufe0f?)\p{Emoji_Modifier}/gu;
/** Characters that control writing direction, or select a variant of a character. No font draws them. */
const invisibleControls = /[\u061c\u200e-\u200f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
/** These join or separate Arabic letters. Elsewhere, they do nothing that a manuscript needs. */
const joiners = /[\u200c\u200d]/g;
/** Letters and punctuation that are as they should be: nothing to combine, nothing invisible. */
const plain = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/;

/** Returns the characters requested from fonts: accents combined with their letters, and no control characters. */
export function glyphText(text: string): string {
  if (plain.test(text)) return text;
  const visible = text.normalize("NFC").replace(skinTones, "").replace(invisibleControls, "");
  return hasArabic(text) ? visible : visible.replace(joiners, "");
}

export const isJoiner = (character: string): boolean => character === "\u200c" || character === "\u200d";
