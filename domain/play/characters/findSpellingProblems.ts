import type { PlayCharacter, Spelling } from "./charactersIn.ts";
import { editDistance } from "./editDistance.ts";
import { isEverybodyName } from "./groupNames.ts";
import { nameKeyOf } from "./nameKeyOf.ts";
import { spellingKeyOf } from "./spellingKeyOf.ts";

/** A name in cues that is probably another one, spelled differently or with a typo. */
export interface SpellingProblem {
  readonly kind: "spelling" | "typo";
  readonly spelling: Spelling;
  /** How the name is probably meant to be written. */
  readonly intended: string;
}

/**
 * Finds names in cues that differ from another one only in accents, spaces or punctuation, and rare names that are like a
 * frequent or listed one. Leaves out ignored spellings.
 */
export function findSpellingProblems(
  characters: readonly PlayCharacter[],
  ignored: ReadonlySet<string> = new Set(),
): readonly SpellingProblem[] {
  const variants = findVariants(characters);
  const found = new Set(variants.map(({ spelling }) => spelling.name));
  const typos = findTypos(characters.filter(({ spellings }) => !spellings.some(({ name }) => found.has(name))));
  return [...variants, ...typos].filter(({ spelling }) => !ignored.has(spelling.name.normalize("NFC")));
}

interface OwnedSpelling extends Spelling {
  readonly owner: PlayCharacter;
}

/** Cues are set in capitals, and the list isn't. So a name that differs in its case alone is the same spelling. */
function findVariants(characters: readonly PlayCharacter[]): readonly SpellingProblem[] {
  const groups = new Map<string, OwnedSpelling[]>();
  for (const owner of characters) {
    for (const spelling of owner.spellings) {
      const key = spellingKeyOf(spelling.name);
      groups.set(key, [...(groups.get(key) ?? []), { ...spelling, owner }]);
    }
  }
  return [...groups.values()].flatMap((group) => {
    const [intended, ...others] = group.toSorted((a, b) => rankOf(b) - rankOf(a) || b.lines - a.lines);
    if (!intended) return [];
    return others
      .filter(({ name }) => nameKeyOf(name) !== nameKeyOf(intended.name))
      .map(({ name, lines }) => ({
        kind: "spelling" as const,
        spelling: { name, lines },
        intended: intended.name,
      }));
  });
}

/** A name that is in the list is more likely right than a former name, and that more than one that isn't. */
function rankOf({ name, owner }: OwnedSpelling): number {
  if (owner.id === undefined) return 0;
  return nameKeyOf(name) === owner.key ? 2 : 1;
}

/** Bounds the work: everything else is too rare, or the cues aren't names. */
const maxNames = { rare: 300, known: 100, length: 60 };
const maxRareLines = 2;
const minKnownLines = 5;

/** A listed name is never taken for a typo. Names with many lines, and listed ones, are known to be right. */
function findTypos(characters: readonly PlayCharacter[]): readonly SpellingProblem[] {
  const short = characters.filter(({ name }) => name.length <= maxNames.length && !isEverybodyName(name));
  const known = short
    .filter(({ id, lines }) => lines >= minKnownLines || (id !== undefined && lines > 0))
    .sort((a, b) => b.lines - a.lines)
    .slice(0, maxNames.known);
  const rare = short.filter(({ id, lines }) => id === undefined && lines > 0 && lines <= maxRareLines);
  return rare.slice(0, maxNames.rare).flatMap((character) => {
    const [spelling] = character.spellings;
    const intended = spelling && findIntended(spelling.name, known);
    return intended ? [{ kind: "typo" as const, spelling, intended }] : [];
  });
}

function findIntended(name: string, known: readonly PlayCharacter[]): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const { spellings } of known) {
    const [other] = spellings;
    const distance = other && typoDistance(name, other.name);
    if (other && distance !== undefined && (best === undefined || distance < best.distance)) {
      best = { name: other.name, distance };
    }
  }
  return best?.name;
}

/** Letters of a word from which on one or two of them may be wrong. Shorter words are too often different names. */
const minLetters = { one: 4, two: 6 };

/**
 * Returns how far a name is from another one if it may be a typo of it. Exactly one word may differ: `GUARD 1` isn't
 * `GUARD 2`, and `MR. SMITH` isn't `MRS. SMITH`.
 */
function typoDistance(name: string, other: string): number | undefined {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  if (words.length !== others.length) return wordDistance(words.join(""), others.join(""));
  const different = words.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index] ?? ""]]));
  const [only, ...more] = different;
  return only && more.length === 0 ? wordDistance(only[0] ?? "", only[1] ?? "") : undefined;
}

const wordsOf = (name: string): readonly string[] =>
  nameKeyOf(name)
    .split(/[\s.]+/)
    .filter((word) => word !== "");

function wordDistance(word: string, other: string): number | undefined {
  const length = Math.min(word.length, other.length);
  if (length < minLetters.one || digitsOf(word) !== digitsOf(other)) return undefined;
  const atMost = length < minLetters.two ? 1 : 2;
  const distance = editDistance(word, other, atMost);
  if (distance > atMost) return undefined;
  const isShort = length < minLetters.two;
  return isShort && word[0] !== other[0] && word[0] !== other[1] ? undefined : distance;
}

const digitsOf = (word: string): string => word.replace(/\P{N}/gu, "");
