import type { HeadedPart, PageWords } from "../layout/pageWords.ts";
import type { Character, FrontMatter } from "../play.ts";
import { readCastLine } from "./fountain/cast.ts";

/** Returns a line of the list of characters as people read it: `Nora, 30s, woman, a wife (also plays the Maid)`. */
export const castLine = (character: Character): string =>
  [character.name, aboutCharacter(character)].filter(Boolean).join(", ");

/** Returns what the list of characters says about a character, after the name. */
export const aboutCharacter = ({ age, gender, description, doubling }: Omit<Character, "id" | "name" | "aliases">) =>
  [[age, gender, description].filter(Boolean).join(", "), doubling && `(${doubling})`].filter(Boolean).join(" ");

interface PrintedPart {
  readonly part: HeadedPart;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** In the order of the manuscript's pages. */
const headedParts = [
  "dedication",
  "epigraph",
  "characters",
  "place",
  "time",
  "setting",
  "synopsis",
  "productionNotes",
  "productionHistory",
  "musicalNumbers",
  "acknowledgments",
] as const satisfies readonly HeadedPart[];

/** Returns what follows the title page: each part that isn't empty, with its heading. */
export const frontPartsOf = (front: FrontMatter, { headings }: PageWords): readonly PrintedPart[] =>
  headedParts.flatMap((part) => {
    const lines = linesOf(front, part);
    return lines.length === 0 ? [] : [{ part, heading: headings[part], lines }];
  });

function linesOf(front: FrontMatter, part: HeadedPart): readonly string[] {
  if (part === "characters") return front.characters.map(castLine);
  return front[part] === "" ? [] : front[part].split("\n");
}

/** Reads parts of the front matter as `frontPartsOf` writes them. */
export function readFrontParts(
  parts: readonly Pick<PrintedPart, "part" | "lines">[],
  newId: () => Character["id"],
): Partial<FrontMatter> {
  const people = parts.flatMap(({ part, lines }) => (part === "characters" ? lines.filter(Boolean) : []));
  const texts = parts.flatMap(({ part, lines }) => (part === "characters" ? [] : [[part, lines.join("\n").trim()]]));
  const characters = people.map((line) => ({ id: newId(), ...readCastLine(line) }));
  return { ...Object.fromEntries(texts), ...(characters.length > 0 && { characters }) };
}

const titleFields = ["subtitle", "credit", "authors", "source", "draftDate", "contact", "copyright"] as const;

/** Returns the title page's fields below the title, those that aren't empty. "by" is added before an author. */
export const titlePageOf = (
  front: FrontMatter,
  { by }: PageWords,
): readonly { readonly field: (typeof titleFields)[number]; readonly text: string }[] =>
  titleFields.flatMap((field) => {
    const text = field === "credit" && front.authors !== "" ? front.credit || by : front[field];
    return text === "" ? [] : [{ field, text }];
  });
