import { speakerOf } from "../count.ts";
import type { Character } from "../play.ts";
import { saysEverybody } from "./everybody.ts";
import { nameKeyOf } from "./nameKeyOf.ts";
import { spellingKeyOf } from "./spellingKeyOf.ts";

/** A name in a cue: `MRS. SMITH` in `MRS. SMITH AND TOM (off)`. */
export interface NameRange {
  readonly name: string;
  /** Offsets in the text of the cue. */
  readonly from: number;
  readonly to: number;
}

export interface CueName extends NameRange {
  /** The character who is called by this name. */
  readonly key: string;
}

/** Returns all of a cue that's a name; undefined if it's empty. */
export function findName(cue: string): NameRange | undefined {
  const name = speakerOf(cue);
  const from = cue.indexOf(name);
  return name === "" ? undefined : { name, from, to: from + name.length };
}

/** Which names belong to which character. Characters have the key of their name. */
export interface Naming {
  /** Returns the key of the character with this name, now or formerly. */
  readonly keyOf: (name: string) => string;
  /**
   * Returns who speaks. Everything that counts or shows speakers uses it. A cue with several names counts as several
   * only if each of them is a name on its own, too.
   */
  readonly namesIn: (cue: string) => readonly CueName[];
  /** Returns whether the character with this key is in the list of characters. */
  readonly isListed: (key: string) => boolean;
  /** Returns whether somebody is called by this name alone. */
  readonly isName: (name: string) => boolean;
}

/** Reads the names of a play from its list of characters and from all its cues. */
export function namingOf(cues: Iterable<string>, characters: readonly Character[]): Naming {
  const listed = listedKeys(characters);
  const keyOf = (name: string): string => listed.get(nameKeyOf(name)) ?? nameKeyOf(name);
  const splitter = splitterOf(cues, listed);
  const read = (cue: string): readonly CueName[] => {
    const whole = findName(cue);
    if (!whole) return [];
    const names = listed.has(nameKeyOf(whole.name)) ? [whole] : splitter.split(whole);
    return names.map((range) => ({ ...range, key: keyOf(range.name) }));
  };
  const known = new Map<string, readonly CueName[]>();
  return {
    keyOf,
    isListed: (key) => listed.has(key),
    isName: splitter.isName,
    namesIn(cue) {
      const names = known.get(cue) ?? read(cue);
      known.set(cue, names);
      return names;
    },
  };
}

interface Splitter {
  /** Splits a name into those of several characters, if it's more than one. */
  readonly split: (whole: NameRange) => readonly NameRange[];
  /** Returns whether somebody has this name alone. */
  readonly isName: (name: string) => boolean;
}

function splitterOf(cues: Iterable<string>, listed: ReadonlyMap<string, string>): Splitter {
  const written = new Map<string, number>();
  const speeches = new Map([...listed.keys()].map((name) => [spellingKeyOf(name), Number.POSITIVE_INFINITY]));
  for (const cue of cues) written.set(cue, (written.get(cue) ?? 0) + 1);
  for (const [cue, times] of written) {
    const whole = findName(cue);
    if (!whole || partsOf(whole).length > 1) continue;
    const key = spellingKeyOf(whole.name);
    speeches.set(key, (speeches.get(key) ?? 0) + times);
  }
  const isName = (name: string): boolean => speeches.has(spellingKeyOf(name));
  return {
    isName,
    split(whole) {
      const parts = partsOf(whole);
      if (parts.length > 1) {
        return parts.every(({ name }) => isName(name) || saysEverybody(name)) ? parts : [whole];
      }
      const own = speeches.get(spellingKeyOf(whole.name)) ?? 0;
      const isFrequent = (name: string): boolean => (speeches.get(spellingKeyOf(name)) ?? 0) >= own;
      return sideBySide(whole, isFrequent) ?? [whole];
    },
  };
}

/** More words than the names in a cue have. */
const maxWords = 12;

/**
 * Finds names that are written side by side: `ANN` and `TOM` in `ANN TOM`. Undefined if they aren't. `isName` is for
 * names that are written alone at least as often, because `LADY MACBETH` is one character even if `LADY` speaks once.
 */
function sideBySide({ name, from }: NameRange, isName: (name: string) => boolean): readonly NameRange[] | undefined {
  const ends = Array.from(name.matchAll(/\S+/g), ({ 0: word, index }) => index + word.length);
  if (ends.length > maxWords) return undefined;
  for (const end of ends.slice(0, -1)) {
    const first = { name: name.slice(0, end), from, to: from + end };
    if (!isName(first.name)) continue;
    const start = end + (name.slice(end).length - name.slice(end).trimStart().length);
    const rest = { name: name.slice(start), from: from + start, to: from + name.length };
    const others = isName(rest.name) ? [rest] : sideBySide(rest, isName);
    if (others) return [first, ...others];
  }
  return undefined;
}

/** A present name takes precedence over the same former name of somebody else. */
function listedKeys(characters: readonly Character[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const add = (called: string, name: string): void => {
    if (called.trim() !== "" && !keys.has(nameKeyOf(called))) keys.set(nameKeyOf(called), nameKeyOf(name));
  };
  for (const { name } of characters) add(name, name);
  for (const { name, aliases } of characters) for (const alias of aliases) add(alias, name);
  return keys;
}

/** What is written between the names of people who speak together. */
const separator = /\s*[/&+,;]\s*(?:(?:and|und)\s+)?|\s+(?:and|und|et|y|e|och|og|en|i|и)\s+/giu;

/** Returns the names that a name consists of if it's several: `ANN` and `TOM` for `ANN AND TOM`. */
export function partsOf({ name, from }: NameRange): readonly NameRange[] {
  const parts: NameRange[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (end > start) parts.push({ name: name.slice(start, end), from: from + start, to: from + end });
  };
  for (const { 0: between, index } of name.matchAll(separator)) {
    add(index);
    start = index + between.length;
  }
  add(name.length);
  return parts;
}
