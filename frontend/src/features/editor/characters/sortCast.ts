import type { PlayCharacter } from "#domain/play/characters/charactersIn.ts";

export const castSorts = ["appearance", "lines", "name"] as const;
export type CastSort = (typeof castSorts)[number];

/** Returns characters, which are given in order of appearance, in another order. Groups come after the roles. */
export function sortCast(cast: readonly PlayCharacter[], sort: CastSort): readonly PlayCharacter[] {
  const sorted = sortAll(cast, sort);
  return [...sorted.filter(({ isGroup }) => !isGroup), ...sorted.filter(({ isGroup }) => isGroup)];
}

function sortAll(cast: readonly PlayCharacter[], sort: CastSort): readonly PlayCharacter[] {
  if (sort === "lines") return cast.toSorted((a, b) => b.lines - a.lines || b.words - a.words);
  return sort === "name" ? cast.toSorted((a, b) => a.name.localeCompare(b.name)) : cast;
}
