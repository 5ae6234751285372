/** Characters that control writing direction and joining, or select a variant of a character. No font draws them. */
const invisibleControls = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
const ascii = /^[ -~]*$/;

/** Returns the characters requested from fonts: accents combined with their letters, and no control characters. */
export const glyphText = (text: string): string =>
  ascii.test(text) ? text : text.normalize("NFC").replace(invisibleControls, "");
