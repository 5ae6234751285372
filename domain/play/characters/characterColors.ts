import type { Character, CharacterSettings } from "../play.ts";
import { nameKeyOf } from "./nameKeyOf.ts";

/** The colors that a character can have. The names are stored in plays. */
export const characterColors = ["red", "orange", "green", "teal", "blue", "purple", "pink"] as const;
export type CharacterColor = (typeof characterColors)[number];

const isColor = (color: string | undefined): color is CharacterColor =>
  (characterColors as readonly unknown[]).includes(color);

/**
 * Returns the color of each name that has one, under the name's key. A listed character's color applies to its former
 * names, too, and the other way round. Colors that this version doesn't know are left out.
 */
export function colorsByName(
  { colors = {} }: CharacterSettings,
  characters: readonly Character[],
): ReadonlyMap<string, CharacterColor> {
  const own = new Map(
    Object.entries(colors).flatMap(([key, color]) => (isColor(color) ? [[key, color] as const] : [])),
  );
  const all = new Map(own);
  for (const { name, aliases } of own.size > 0 ? characters : []) {
    const keys = [name, ...aliases].map(nameKeyOf).filter((key) => key !== "");
    const key = keys.find((one) => own.has(one));
    const color = key === undefined ? undefined : own.get(key);
    if (color) for (const one of keys) all.set(one, color);
  }
  return all;
}
