import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";

export const castSorts = ["appearance", "lines", "name"] as const;
export type CastSort = (typeof castSorts)[number];

/** Returns characters, which are given in order of appearance, in another order. */
export function sortCast(cast: readonly PlayCharacter[], sort: CastSort): readonly PlayCharacter[] {
  if (sort === "lines") return cast.toSorted((a, b) => b.lines - a.lines || b.words - a.words);
  return sort === "name" ? cast.toSorted((a, b) => a.name.localeCompare(b.name)) : cast;
}
