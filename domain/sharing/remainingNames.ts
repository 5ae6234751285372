import { type Play, textOf } from "../play/play.ts";
import { patternOfWords } from "./names.ts";
import { nicknamesOf } from "./nicknamesOf.ts";
import { authorNames, type BlindOptions, withoutNames } from "./withoutNames.ts";

/** A word that may reveal the author although full names are blacked out. */
export interface RemainingName {
  /** As written at its first occurrence. */
  readonly word: string;
  readonly count: number;
  /** Examples of its context, a few words each. */
  readonly examples: readonly string[];
  /** Whether the play also uses it in lower case, so it may not be a name. */
  readonly isAlsoWord: boolean;
}

/** A person has to read the list. */
const maxWords = 30;
const maxExamples = 3;

/** Lists surnames and given names, then nicknames, then addresses that a blind copy still shows. */
export function remainingNames(
  play: Play,
  { alsoNames = [] }: Pick<BlindOptions, "alsoNames"> = {},
): readonly RemainingName[] {
  const names = authorNames(play, alsoNames);
  if (names.length === 0) return [];
  const texts = textsOf(withoutNames(play, { alsoNames }));
  const lowerCase = wordsInLowerCase(texts);
  const found = new Map<string, RemainingName>();
  for (const find of [byParts(names), byNicknames(names, lowerCase), inAddresses(names)]) {
    for (const text of texts) {
      for (const { word, at } of find(text))
        add(found, { word, text, at, isAlsoWord: lowerCase.has(word.toLowerCase()) });
    }
  }
  return [...found.values()].slice(0, maxWords);
}

/** Returns the words that are blacked out by default: names that the play doesn't also use as ordinary words. */
export const suggestedWords = (names: readonly RemainingName[]): readonly string[] =>
  names.filter(({ isAlsoWord }) => !isAlsoWord).map(({ word }) => word);

/** Returns all text that a blind reader sees. */
const textsOf = ({ front: { characters, ...fields }, blocks }: Play): readonly string[] => [
  ...Object.values(fields),
  ...characters.flatMap(({ id: _, aliases, ...texts }) => [...aliases, ...Object.values(texts)]),
  ...blocks.filter(({ kind }) => kind !== "note").map(textOf),
];

const wordsInLowerCase = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []).filter((word) => word === word.toLowerCase()));

interface Found {
  readonly word: string;
  readonly at: number;
}
type Find = (text: string) => readonly Found[];

/** Words inside a name that aren't names themselves. */
const particles = new Set(
  "al bin da das de del della den der des di do dos du el fitz ibn la le of the van von y zu".split(" "),
);

const isName = (part: string): boolean => Array.from(part).length > 1 && !particles.has(part.toLowerCase());

const byPattern =
  (pattern: RegExp | undefined): Find =>
  (text) =>
    pattern ? Array.from(text.matchAll(pattern), ({ 0: word, index: at }) => ({ word, at })) : [];

const byParts = (names: Names): Find => byPattern(patternOfWords(names.flat().filter(isName)));

type Names = readonly (readonly string[])[];

/** Returns nicknames and short forms of given names: "Zeb" and "Zebby" for Zebulon. */
function byNicknames(names: Names, lowerCase: ReadonlySet<string>): Find {
  const given = names.filter(({ length }) => length > 1).flatMap((name) => name.slice(0, -1));
  const cut = given.flatMap(cutShort).filter((word) => !lowerCase.has(word.toLowerCase()));
  return byPattern(patternOfWords([...given.flatMap(nicknamesOf), ...cut]));
}

const minCutLength = 3;

function cutShort(name: string): readonly string[] {
  const letters = Array.from(name);
  const stems = letters.map((_, length) => letters.slice(0, length)).slice(minCutLength);
  return stems.flatMap((stem) => {
    const word = stem.join("");
    const doubled = word + stem.at(-1);
    return [word, ...["y", "ie"].flatMap((end) => [word + end, doubled + end])];
  });
}

const minInAddressLength = 5;

/** Finds a name inside a longer word, such as an e-mail address or a website. */
function inAddresses(names: Names): Find {
  const parts = names.flat().filter(({ length }) => length >= minInAddressLength);
  const lower = parts.map((part) => part.toLowerCase());
  const isWhole = patternOfWords(parts);
  return (text) =>
    Array.from(text.matchAll(/[^\s,;:!?"“”()]*[^\s,;:!?"“”().]/gu), ({ 0: word, index: at }) => ({ word, at })).filter(
      ({ word }) => lower.some((part) => word.toLowerCase().includes(part)) && !(isWhole && word.search(isWhole) >= 0),
    );
}

function add(
  found: Map<string, RemainingName>,
  { word, text, at, isAlsoWord }: Found & { readonly text: string; readonly isAlsoWord: boolean },
): void {
  const key = word.toLowerCase();
  const before = found.get(key) ?? { word: written(word), count: 0, examples: [], isAlsoWord };
  const examples =
    before.examples.length < maxExamples ? [...before.examples, around(text, at, word.length)] : before.examples;
  found.set(key, { ...before, count: before.count + 1, examples });
}

/** Cues are in capitals, so the name is shown capitalized. */
function written(word: string): string {
  const isShouted = word.length > 1 && word === word.toUpperCase() && /^\p{L}+$/u.test(word);
  return isShouted ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

/** The number of letters on each side of an example. */
const context = 30;

function around(text: string, at: number, length: number): string {
  const start = Math.max(0, at - context);
  const end = Math.min(text.length, at + length + context);
  const cut = text.slice(start, end).replace(/\s+/g, " ").trim();
  return `${start > 0 ? "…" : ""}${cut}${end < text.length ? "…" : ""}`;
}
