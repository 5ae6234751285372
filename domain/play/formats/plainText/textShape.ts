/* What short texts look like. These are apart from what recognizes plays, which the editor opens without. */

/** The maximum characters and words of a name. */
export const maxNameLength = 40;
export const maxNameWords = 5;
/** A name in capitals may have more, such as THE WOMAN WHO RUNS THE FERRY AT NIGHT. */
export const maxCapitalWords = 8;

/** What follows a name in brackets. */
export const extension = /[ \t]*\([^()]{0,200}\)[ \t]*$/;

/** The maximum length of a name with its extension. */
const maxCueLength = 240;

/** Returns whether a text is too long for a name. An extension in brackets doesn't count. */
export function isLongerThanName(text: string): boolean {
  if (text.length > maxCueLength) return true;
  const name = text.replace(extension, "").trim();
  const maxWords = hasCapitalsOnly(name) ? maxCapitalWords : maxNameWords + 1;
  return name.length > maxNameLength || name.split(/\s+/).length > maxWords;
}

export const hasCapitalsOnly = (text: string): boolean => /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(text);

/** Returns whether a short text is in a script without capitals and doesn't end as a sentence does. */
export const isCaselessName = (text: string): boolean =>
  text.length <= maxNameLength &&
  /^\p{Lo}/u.test(text) &&
  !/[\p{Lu}\p{Ll}.,:;!?…—"“”«»()[\]]/u.test(text) &&
  text.split(/\s+/).length <= 4;

/** Returns whether one pair of brackets contains the whole text. */
export const isInBrackets = (text: string): boolean => /^\s*(\[[^[\]]*\]?|\([^()]*\))[.:]?\s*$/.test(text);

/** Returns whether a text begins as the heading of a numbered song: `AIR IV. Cold and raw`, `Song 3`. */
export const isNumberedSong = (text: string): boolean =>
  /^\s*(air|song|aria|lied|duet|duett|duo|trio|chorus|couplet)s? ([ivxlc]{1,8}|\d{1,3})([.:]|$)/i.test(text);
