/** Marks that steer writing direction and joining, and choose between forms of a character: no font draws them. */
const steering = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e0fff}]/gu;
const ascii = /^[ -~]*$/;

/** The characters that fonts are asked for: accents joined to their letters, nothing that is only for the computer. */
export const glyphText = (text: string): string =>
  ascii.test(text) ? text : text.normalize("NFC").replace(steering, "");
