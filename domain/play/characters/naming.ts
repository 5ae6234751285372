import { speakerOf } from "../count.ts";
import type { Character } from "../play.ts";
import { nameKeyOf } from "./nameKeyOf.ts";

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
  /** Returns who speaks. A cue with several names counts as several only if each of them is a name on its own, too. */
  readonly namesIn: (cue: string) => readonly CueName[];
}

/** Reads the names of a play from its list of characters and from all its cues. */
export function namingOf(cues: Iterable<string>, characters: readonly Character[]): Naming {
  const listed = listedKeys(characters);
  const keyOf = (name: string): string => listed.get(nameKeyOf(name)) ?? nameKeyOf(name);
  const alone = new Set(listed.keys());
  for (const cue of new Set(cues)) {
    const whole = findName(cue);
    if (whole && partsOf(whole).length === 1) alone.add(nameKeyOf(whole.name));
  }
  const read = (cue: string): readonly CueName[] => {
    const whole = findName(cue);
    if (!whole) return [];
    const parts = listed.has(nameKeyOf(whole.name)) ? [] : partsOf(whole);
    const isSeveral = parts.length > 1 && parts.every(({ name }) => alone.has(nameKeyOf(name)));
    return (isSeveral ? parts : [whole]).map((range) => ({ ...range, key: keyOf(range.name) }));
  };
  const known = new Map<string, readonly CueName[]>();
  return {
    keyOf,
    namesIn(cue) {
      const names = known.get(cue) ?? read(cue);
      known.set(cue, names);
      return names;
    },
  };
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
