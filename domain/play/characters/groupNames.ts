import { wordsOf } from "../stage/foldName.ts";
import { allStageWords, compiled } from "../stage/languages/allStageWords.ts";
import { besideEverybody, everybodyWords, wordsBeforeExcept } from "./everybody.ts";
import {
  alsoSingular,
  articles,
  groupNouns,
  numberWords,
  ofWords,
  pluralArticles,
  singularWords,
  titles,
  wholeWords,
} from "./groupWords.ts";
import { type Naming, partsOf } from "./naming.ts";

/**
 * Returns what says whether a key is that of a group and not of a role: `ALL`, `DANES`, or several names of which not each
 * is one on its own. Who is in the list of characters is a role.
 */
export function groupsOf({ isListed, isName }: Naming): (key: string) => boolean {
  const known = new Map<string, boolean>();
  return (key) => {
    const found = known.get(key) ?? (!isListed(key) && isGroupKey(key, isName));
    known.set(key, found);
    return found;
  };
}

/**
 * Several names that aren't split are still a group if one of them is a name on its own, if there are more than two, or
 * if they're separated by a comma. `SMITH & SONS` isn't.
 */
function isGroupKey(key: string, isName: (name: string) => boolean): boolean {
  const parts = partsOf({ name: key, from: 0, to: key.length });
  if (parts.length < 2) return isGroupName(key);
  if (parts.length > 2 || /[,;]/.test(key)) return true;
  return parts.every(({ name }) => isGroupName(name)) || parts.some(({ name }) => isName(name));
}

/**
 * Returns whether a name in a cue means everybody, or everybody of a number, and nobody in particular: `ALL`, `BOTH`,
 * `ALL THREE`, `TODOS MENOS ANA`. The language doesn't matter, because a play may use another one's words.
 */
export function isEverybodyName(name: string): boolean {
  const own = wordsBeforeExcept(name);
  if (own.length === 0) return false;
  if (!own.every((word) => everybodyWords.has(word) || besideEverybody.has(word))) return isOfStageWords(own.join(" "));
  return own.some((word) => everybodyWords.has(word)) || isPluralCount(own);
}

/** "Los tres", "the two": an article and a number. */
const isPluralCount = ([first = "", second = "", ...rest]: readonly string[]): boolean =>
  rest.length === 0 && (pluralArticles.has(first) || first === "the") && numberWords.has(second);

/** Names of people that are such a word in another language. The play's own language decides about them. */
const areNames = new Set(["allen", "alla", "bagge"]);

function isOfStageWords(name: string): boolean {
  if (areNames.has(name)) return false;
  return allStageWords.some((language) => {
    const { several, all, both } = compiled(language);
    return [several, all, both].reduce((rest, pattern) => rest.replace(pattern, ""), name).trim() === "";
  });
}

/**
 * Returns whether a name in a cue is that of a number of people, and so not a role: everybody, a plural such as `DANES`
 * or `TWO SISTERS`, or a word such as `CROWD`. What isn't known to be one is taken for a role.
 */
export function isGroupName(name: string): boolean {
  if (isEverybodyName(name)) return true;
  const words = wordsOf(name);
  const start = words.findIndex((word) => !articles.has(word) && !pluralArticles.has(word));
  if (start < 0 || isOnePerson(words)) return false;
  const before = words.slice(0, start);
  const head = headOf(words.slice(start));
  return isNumber(head, words.length - start) || isPluralAfter(before, head) || isNoun(head);
}

/** `ONE OF THE SOLDIERS`, `MR. PEOPLES`, "un des bretteurs". */
function isOnePerson(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  if (titles.has(first) || (articles.has(first) && pluralArticles.has(second))) return true;
  return words.some((word) => singularWords.has(word)) && !numberWords.has(first);
}

/** `TWO SISTERS`, "toute la salle", `ALL THE SOLDIERS`. */
function isNumber(head: readonly string[], words: number): boolean {
  const [first = "", last = ""] = [head[0], head.at(-1)];
  if (everybodyWords.has(first) || wholeWords.has(first)) return words > 1;
  return numberWords.has(first) && head.length > 1 && !/^\d+$/.test(last);
}

function isPluralAfter(before: readonly string[], head: readonly string[]): boolean {
  const last = head.at(-1) ?? "";
  if (before.some((word) => pluralArticles.has(word))) return isPlural(last) || isPlural(head[0] ?? "");
  return before.includes("the") && isEnglishPlural(last);
}

/** In Romance languages the noun comes first: `VOCES LEJANAS`. In `CHORUS LEADER` and `WITCHES 2`, it doesn't. */
function isNoun(head: readonly string[]): boolean {
  const [first = "", last = ""] = [head[0], head.at(-1)];
  if (alsoSingular.has(first)) return head.length > 1 && last.endsWith("s");
  return groupNouns.has(last) || (groupNouns.has(first) && last.endsWith("s"));
}

/** Returns the words of a name up to "of". */
function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && ofWords.has(word));
  return end < 0 ? words : words.slice(0, end);
}

const isPlural = (word: string): boolean => /[sxz]$/u.test(word) || groupNouns.has(word);

/** `THE WITCHES`, but not `THE DUCHESS`. */
const isEnglishPlural = (word: string): boolean => word.length > 3 && /[^siu]s$/u.test(word);
