/** A text as it's compared, with the way back to the original. */
export interface FoldedText {
  readonly text: string;
  /**
   * Returns the original offset of an offset in the folded text; undefined if it's within a character of the original,
   * for example between the two letters that "ß" is compared as.
   */
  readonly originalOf: (offset: number) => number | undefined;
}

interface FoldOptions {
  readonly matchCase: boolean;
}

/**
 * Folds a text so that texts which a writer considers equal are the same string: composed and decomposed accents, curly
 * and straight quotes, all spaces of a line, and, unless `matchCase`, upper and lower case.
 */
export function foldText(original: string, { matchCase }: FoldOptions): FoldedText {
  const text = original.replace(likeQuote, "'").replace(likeDoubleQuote, '"').replace(likeSpace, " ");
  if (isAscii.test(text)) return { text: matchCase ? text : text.toLowerCase(), originalOf: sameOffset };
  return foldCharacters(text, matchCase ? composed : withoutCase);
}

// Each of these is one UTF-16 unit, so offsets don't change.
const likeQuote = /[\u2018\u2019\u201a\u201b\u02bc\u2032]/g;
const likeDoubleQuote = /[\u201c\u201d\u201e\u201f\u2033]/g;
const likeSpace = /[\u00a0\u2007\u202f]/g;

/** Includes dashes and the ellipsis, which have no case. */
const isAscii = /^[\0-\x7f\u2013\u2014\u2026]*$/;

const sameOffset = (offset: number): number => offset;

/** A Hangul syllable in parts, or a character with its accents. */
const character = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu;

function foldCharacters(text: string, fold: (character: string) => string): FoldedText {
  const originals: (number | undefined)[] = [];
  let folded = "";
  for (const { 0: part, index } of text.matchAll(character)) {
    const unit = fold(part);
    originals[folded.length] = index;
    folded += unit;
  }
  originals[folded.length] = text.length;
  return { text: folded, originalOf: (offset) => originals[offset] };
}

const composed = (part: string): string => part.normalize("NFC");

/** Going through upper case makes ß equal to SS, ς to σ, and the Turkish ı and İ to I. */
function withoutCase(part: string): string {
  const lower = part.normalize("NFC").toUpperCase().toLowerCase().replace("i\u0307", "i");
  return greek.test(lower) ? lower.normalize("NFD").replace(greekAccents, "") : lower;
}

/** Greek capitals are written without accents: names in cues must equal the same names in speeches. */
const greek = /\p{Script=Greek}/u;
/** Keeps the diaeresis, which capitals keep. */
const greekAccents = /[\u0300\u0301\u0313\u0314\u0342\u0345]/g;
