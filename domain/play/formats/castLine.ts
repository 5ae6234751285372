import type { Character, FrontMatter, FrontPart } from "../play.ts";

/** Returns a line of the list of characters as people read it: `Nora, 30s, woman, a wife (also plays the Maid)`. */
export const castLine = (character: Character): string =>
  [character.name, aboutCharacter(character)].filter(Boolean).join(", ");

/** Returns what the list of characters says about a character, after the name. */
export const aboutCharacter = ({ age, gender, description, doubling }: Omit<Character, "id" | "name" | "aliases">) =>
  [[age, gender, description].filter(Boolean).join(", "), doubling && `(${doubling})`].filter(Boolean).join(" ");

interface PrintedPart {
  readonly part: FrontPart;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** In the order of the manuscript's pages. */
const headings = [
  ["dedication", "Dedication"],
  ["epigraph", "Epigraph"],
  ["characters", "Characters"],
  ["place", "Place"],
  ["time", "Time"],
  ["setting", "Setting"],
  ["synopsis", "Synopsis"],
  ["productionNotes", "Production Notes"],
  ["productionHistory", "Production History"],
  ["musicalNumbers", "Musical Numbers"],
  ["acknowledgments", "Acknowledgments"],
] as const satisfies readonly (readonly [FrontPart, string])[];

/** Returns what follows the title page: each part that isn't empty, with its heading. */
export const frontPartsOf = (front: FrontMatter): readonly PrintedPart[] =>
  headings.flatMap(([part, heading]) => {
    const lines = linesOf(front, part);
    return lines.length === 0 ? [] : [{ part, heading, lines }];
  });

function linesOf(front: FrontMatter, part: FrontPart): readonly string[] {
  if (part === "characters") return front.characters.map(castLine);
  return front[part] === "" ? [] : front[part].split("\n");
}

/** Returns the part of the front matter that one of these headings is for. */
export function partOfHeading(text: string): FrontPart | undefined {
  const folded = text.trim().toLowerCase();
  return headings.find(([, heading]) => heading.toLowerCase() === folded)?.[0];
}

const titleFields = ["subtitle", "credit", "authors", "source", "draftDate", "contact", "copyright"] as const;

/** Returns the title page's fields below the title, those that aren't empty. "by" is added before an author. */
export const titlePageOf = (
  front: FrontMatter,
): readonly { readonly field: (typeof titleFields)[number]; readonly text: string }[] =>
  titleFields.flatMap((field) => {
    const text = field === "credit" && front.authors !== "" ? front.credit || "by" : front[field];
    return text === "" ? [] : [{ field, text }];
  });
