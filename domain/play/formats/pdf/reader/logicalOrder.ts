/**
 * Corrects the order of right-to-left text as pdf.js gives it. Its bidirectional algorithm (`bidi` in its worker) takes
 * every character above U+00FF that isn't in the main Hebrew and Arabic blocks for a Latin letter: Hebrew letters with
 * points in one character, dashes, ellipses, and curly quotation marks. Several of these, and the spaces between them,
 * stay in the order in which they're printed, from left to right.
 */
export function logicalOrder(text: string, base: "ltr" | "rtl"): string {
  return ordered(text, base).replace(strayPoints, "$2$1");
}

function ordered(text: string, base: "ltr" | "rtl"): string {
  if (!hasHebrewForm.test(text) && base === "ltr") return text;
  if (base === "rtl") return text.replace(seenAsLatin, (part) => turned(part, latinOrNumber));
  if (!latinLetter.test(text)) return turned(text, inOrder);
  return text.replace(rightToLeft, (part) => turned(part, inOrder));
}

/** Corrects the order of marks beside Latin words and numbers that a right-to-left line has in a font of their own. */
export const orderInRightToLeft = (text: string): string => turned(text, latinOrNumber);

/** Returns what a bracket looks like in text of the other direction. */
export const mirroredBracket = (bracket: string): string => mirrorImages[bracket] ?? bracket;

const mirrorImages: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[" };

/** Reverses a text, and then the parts of it that pdf.js had in the right order. */
const turned = (text: string, inside: RegExp): string => reversed(text).replace(inside, reversed);

const reversed = (text: string): string => Array.from(text).reverse().join("");

/** What pdf.js knows as right-to-left. */
const known = "\\u0590-\\u05f4\\u0600-\\u06ff\\u0700-\\u08ac\\ufb50-\\ufdff\\ufe70-\\ufeff";
/** Hebrew letters in one character with their points. */
const forms = "\\ufb1d-\\ufb4f";
/** What pdf.js takes for a Latin letter. */
const assumed = "A-Za-zªµºÀ-ÖØ-öø-\\u058f\\u05f5-\\u05ff\\u08ad-\\ufb4f\\ufe00-\\ufe6f\\uff00-\\u{10ffff}";
/** A letter that's read from left to right. */
const latin = `(?![${known}${forms}])\\p{L}`;
const number = "\\d+(?:[.,:/]\\d+)*";

/** pdf.js puts a point or an Arabic mark on the last letter of a word after the space. */
const strayPoints =
  /(\s+)([\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc]+)/g;

const hasHebrewForm = new RegExp(`[${forms}]`, "u");
const latinLetter = new RegExp(latin, "u");
const seenAsLatin = new RegExp(`[${assumed}](?:[^${known}]*[${assumed}\\d])?`, "gu");
const latinOrNumber = new RegExp(`${latin}(?:[^${known}${forms}]*(?:${latin}|\\d))?|${number}`, "gu");
const rightToLeft = new RegExp(`[${known}${forms}](?:(?!${latin})[^])*[${known}${forms}]`, "gu");
const inOrder = new RegExp(`[${known}](?:(?!${latin})[^${forms}\\d])*[${known}]|${number}`, "gu");
