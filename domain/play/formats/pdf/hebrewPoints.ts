/*
 * Hebrew letters with their points. Unicode has some in one character, and fonts have one glyph for each of these.
 */

const points = "\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7";
const anyPoint = new RegExp(`[${points}]`);
const onePoint = new RegExp(`^[${points}]$`);
const letterWithPoints = new RegExp(`([\\u05d0-\\u05f2])([${points}]+)`, "g");

export const hasHebrewPoint = (text: string): boolean => anyPoint.test(text);
export const isHebrewPoint = (text: string): boolean => onePoint.test(text);

/** By their separate characters. Those with most points come first. */
const forms = new Map(
  Array.from({ length: 0xfb4f - 0xfb1d }, (_, at) => String.fromCodePoint(0xfb1d + at))
    .map((form) => [form.normalize("NFD"), form] as const)
    .filter(([separate, form]) => separate !== form)
    .sort(([a], [b]) => b.length - a.length),
);

/**
 * Returns the one character for a letter and all of its points in canonical order. Readers reverse right-to-left text by
 * characters.
 */
export const hebrewFormOf = (separate: string): string | undefined => forms.get(separate);

/**
 * Puts letters and points together that have one glyph, such as a dot in or on its letter. The font engine does this only
 * for points that come right after their letter, and vowels come before those dots.
 */
export const withHebrewForms = (text: string, hasGlyph: (character: string) => boolean): string =>
  text.replace(letterWithPoints, (whole: string, letter: string, own: string) => {
    for (const [[first, ...ofForm], form] of formsInParts) {
      if (first !== letter || !ofForm.every((point) => own.includes(point)) || !hasGlyph(form)) continue;
      return form + Array.from(own, (point) => (ofForm.includes(point) ? "" : point)).join("");
    }
    return whole;
  });

const formsInParts = [...forms];

/** Where a point belongs that a font's rules leave beside its letter: the middle, or below the stem at the right. */
export const placeOfPoint = (letter: string): number => (/[דר]/.test(letter) ? 0.8 : 0.5);
