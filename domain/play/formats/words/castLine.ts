import type { Character } from "../../play.ts";

/** Returns a line of the list of characters as people read it: `Nora, 30s, woman, a wife (also plays the Maid)`. */
export const castLine = (character: Character): string =>
  [character.name, aboutCharacter(character)].filter(Boolean).join(", ");

/** Returns what the list of characters says about a character, after the name. */
export const aboutCharacter = ({ age, gender, description, doubling }: Omit<Character, "id" | "name" | "aliases">) =>
  [[age, gender, description].filter(Boolean).join(", "), doubling && `(${doubling})`].filter(Boolean).join(" ");
