import { nameKeyOf } from "./characters/nameKeyOf.ts";
import { speakerOf } from "./count.ts";
import { type Block, type Character, textOf } from "./play.ts";

/** Returns the names in the cues in order of appearance, each once, as first written. */
export const speakersOf = (blocks: readonly Block[]): readonly string[] =>
  distinctNames(blocks.flatMap((block) => (block.kind === "cue" ? [speakerOf(textOf(block))] : [])));

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
