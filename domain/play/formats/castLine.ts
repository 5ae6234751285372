import type { Character, FrontField, FrontMatter, FrontPart } from "../play.ts";

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

const charactersHeading = "Characters";
const headings = [
  ["dedication", "Dedication"],
  ["epigraph", "Epigraph"],
  ["place", "Place"],
  ["time", "Time"],
  ["setting", "Setting"],
  ["synopsis", "Synopsis"],
  ["productionNotes", "Production Notes"],
  ["productionHistory", "Production History"],
  ["musicalNumbers", "Musical Numbers"],
  ["acknowledgments", "Acknowledgments"],
] as const satisfies readonly (readonly [FrontField, string])[];

/** Returns what follows the title page, each part with its heading: the characters, then the fields that aren't empty. */
export const frontPartsOf = (front: FrontMatter): readonly PrintedPart[] => [
  ...(front.characters.length > 0
    ? [{ part: "characters" as const, heading: charactersHeading, lines: front.characters.map(castLine) }]
    : []),
  ...headings.flatMap(([field, heading]) =>
    front[field] === "" ? [] : [{ part: field, heading, lines: front[field].split("\n") }],
  ),
];

/** Returns the part of the front matter that one of these headings is for. */
export function partOfHeading(text: string): FrontPart | undefined {
  const folded = text.trim().toLowerCase();
  if (folded === charactersHeading.toLowerCase()) return "characters";
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
