import type { PlayCharacter } from "./characters/charactersIn.ts";
import { isEverybodyName, isGroupName } from "./characters/groupNames.ts";
import { nameKeyOf } from "./characters/nameKeyOf.ts";
import type { Character } from "./play.ts";

/**
 * Returns the names in cues that may be in a list of characters, each as it's written. `DANES` may, because somebody
 * plays them; `ALL` and `ANN AND THE CROWD` are of others.
 */
export const listableSpeakers = (cast: readonly PlayCharacter[]): readonly string[] =>
  distinctNames(
    cast
      .filter(({ isGroup, name }) => !isGroup || (isGroupName(name) && !isEverybodyName(name)))
      .flatMap(({ spellings }) => spellings.map(({ name }) => name)),
  );

/** Returns each name once, as first written. */
export function distinctNames(written: readonly string[]): readonly string[] {
  const names = new Map<string, string>();
  for (const name of written) if (name !== "" && !names.has(nameKeyOf(name))) names.set(nameKeyOf(name), name);
  return [...names.values()];
}

/** Returns the speakers that no character in the list is called by, now or formerly. */
export function unlistedSpeakers(
  speakers: readonly string[],
  characters: readonly Pick<Character, "name" | "aliases">[],
): readonly string[] {
  const listed = new Set(characters.flatMap(({ name, aliases }) => [name, ...aliases]).map(nameKeyOf));
  return speakers.filter((name) => !listed.has(nameKeyOf(name)));
}

/** Returns whether a cue has this name. */
export const isSpeaker = (name: string, speakers: readonly string[]): boolean =>
  speakers.some((speaker) => nameKeyOf(speaker) === nameKeyOf(name));
