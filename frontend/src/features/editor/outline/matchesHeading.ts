import { readNumberWord } from "#domain/play/layout/headings/headingNumbers.ts";
import { isActWord, isSceneWord } from "#domain/play/layout/headings/usualHeadingWords.ts";

/**
 * Returns whether a heading's full name has these words, however their numbers are written: `act 3 scene 2` and `3.2`
 * are in "Act III, Scene II".
 */
export function matchesHeading(name: string, typed: string): boolean {
  const [own, wanted] = [wordsOf(name), wordsOf(typed)];
  if (wanted.length === 0) return false;
  const areNumbers = wanted.length > 1 && wanted.every(isNumber);
  return areNumbers ? isAt(own.filter(isNumber), wanted, 0) : own.some((_, at) => isAt(own, wanted, at));
}

/** Returns whether a heading that's called by its numbers, such as `act 3 scene 2`, is meant by `acto 3` or `3.2`. */
export function matchesNumbers(numbered: string, typed: string): boolean {
  const usual = typed.toLowerCase().replaceAll(/\p{L}+/gu, usualWord);
  const wanted = wordsOf(usual);
  return wanted.length > 1 && wanted.some(isNumber) && matchesHeading(numbered, usual);
}

function usualWord(word: string): string {
  if (isActWord(word)) return "act";
  return isSceneWord(word) ? "scene" : word;
}

/** Returns text in lowercase and without accents. */
export const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Returns the words, with numbers as digits. */
const wordsOf = (text: string): readonly string[] =>
  (fold(text).match(/\p{L}+|\d+/gu) ?? []).map((word) => String(readNumberWord(word) ?? word));

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The last word may be only begun. */
const isAt = (own: readonly string[], wanted: readonly string[], at: number): boolean =>
  wanted.every((word, index) => {
    const isBegun = index === wanted.length - 1 && !isNumber(word);
    return isBegun ? own[at + index]?.startsWith(word) : own[at + index] === word;
  });
