/** A letter as it's drawn: with the marks on it, or as lam and alef in one. */
export interface ArabicCluster {
  readonly from: number;
  readonly to: number;
  /** The letter, or lam and alef. */
  readonly base: string;
  readonly joinsBefore: boolean;
  readonly joinsAfter: boolean;
}

/* Unicode's joining types (ArabicShaping.txt) of the letters that the Arabic font has, and of their neighbors. */
const letter =
  /[\u0620\u0622-\u063f\u0641-\u064a\u066e\u066f\u0671-\u0673\u0675-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff]/;
const joinsOnlyBefore =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]/;
/** Marks, and invisible characters other than those that join or separate letters. */
const transparent = /(?![\u200c\u200d])[\p{Mn}\p{Me}\p{Cf}]/u;
const tatweel = "\u0640";
const joiner = "\u200d";
const lam = "\u0644";
const alef = "\u0627";

const joinsAtBothSides = (character: string): boolean =>
  character === tatweel || character === joiner || (letter.test(character) && !joinsOnlyBefore.test(character));

const joinsAtAll = (character: string): boolean => joinsAtBothSides(character) || joinsOnlyBefore.test(character);

const anyArabic = /[\u0600-\u06ff]/;

/** Returns whether a text has Arabic letters, digits, or marks. */
export const hasArabic = (text: string): boolean => anyArabic.test(text);

/** Returns whether a character is an Arabic letter, whose shape depends on its neighbors. */
export const isArabicLetter = (character: string): boolean => letter.test(character) || character === tatweel;

/** Returns how many forms a letter has: two if it joins only the letter before it, four if it joins both. */
export function formsOf(base: string): 1 | 2 | 4 {
  if (joinsAtBothSides(base.slice(-1))) return 4;
  return joinsAtAll(base.slice(-1)) ? 2 : 1;
}

/** Splits a text into what's drawn together, in logical order, and returns how each part joins its neighbors. */
export function arabicClusters(text: string): readonly ArabicCluster[] {
  const clusters: ArabicCluster[] = [];
  let at = 0;
  let previous = "";
  while (at < text.length) {
    const { to, base } = clusterAt(text, at);
    const next = text.charAt(to);
    const last = base.slice(-1);
    const joinsBefore = joinsAtBothSides(previous) && joinsAtAll(base.charAt(0));
    clusters.push({ from: at, to, base, joinsBefore, joinsAfter: joinsAtBothSides(last) && joinsAtAll(next) });
    previous = last;
    at = to;
  }
  return clusters;
}

function clusterAt(text: string, from: number): { readonly to: number; readonly base: string } {
  const base = String.fromCodePoint(text.codePointAt(from) ?? 0);
  const to = marksEnd(text, from + base.length);
  if (base !== lam || text.charAt(to) !== alef) return { to, base };
  return { to: marksEnd(text, to + 1), base: lam + alef };
}

function marksEnd(text: string, from: number): number {
  let to = from;
  while (to < text.length && transparent.test(text.charAt(to))) to++;
  return to;
}
