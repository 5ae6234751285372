import { foldText } from "../foldText.ts";
import { rangeOf } from "../search/plainMatcher.ts";
import type { TextRange } from "../search/searchQuery.ts";
import { isWholeWord } from "../search/wordEdges.ts";

/** Finds the places where a character is mentioned by one of its names. */
export type MentionFinder = (text: string) => readonly TextRange[];

/**
 * Returns a finder for whole names. A place that's part of somebody else's longer name doesn't count (`KING` in
 * `PLAYER KING`), nor does a small letter where the name has a capital (`man` for the character Man).
 */
export function mentionFinder(names: readonly string[], otherNames: readonly string[]): MentionFinder {
  const wanted = longestFirst(names);
  const longer = longestFirst(otherNames).filter((other) =>
    wanted.some((name) => other !== name && other.includes(name)),
  );
  const startsWithCapital = new Set(names.filter((name) => /^\p{Lu}/u.test(name.trim())).map(keyOf));
  return (text) => {
    const folded = foldText(text, { matchCase: false });
    if (!wanted.some((name) => folded.text.includes(name))) return [];
    const taken: TextRange[] = [];
    const find = (name: string): readonly TextRange[] => {
      const found: TextRange[] = [];
      for (let at = folded.text.indexOf(name); at >= 0; at = folded.text.indexOf(name, at + 1)) {
        const range = rangeOf(folded, at, at + name.length);
        if (range && isWhole(text, range) && !taken.some((one) => overlaps(one, range))) found.push(range);
      }
      return found;
    };
    for (const name of longer) taken.push(...find(name));
    const mentions: TextRange[] = [];
    for (const name of wanted) {
      const found = find(name).filter(({ from }) => !startsWithCapital.has(name) || !/^\p{Ll}/u.test(text.slice(from)));
      taken.push(...found);
      mentions.push(...found);
    }
    return mentions.sort((a, b) => a.from - b.from);
  };
}

const keyOf = (name: string): string => foldText(name.trim(), { matchCase: false }).text;

const longestFirst = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(keyOf))].filter((name) => name !== "").sort((a, b) => b.length - a.length);

const overlaps = (a: TextRange, b: TextRange): boolean => a.from < b.to && b.from < a.to;

/** "Hamlet" is whole in "Hamlet's", and "Ann" isn't in "Mary-Ann". */
function isWhole(text: string, range: TextRange): boolean {
  if (unspaced.test(text.slice(range.from, range.to))) return isWholeWord(text, range);
  const { 0: before = "" } = /.?$/su.exec(text.slice(0, range.from)) ?? [];
  const { 0: after = "" } = /^.?/su.exec(text.slice(range.to)) ?? [];
  return !partOfWord.test(before) && !partOfWord.test(after);
}

const partOfWord = /[\p{L}\p{M}\p{N}\-\u2010\u2011]/u;
/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
