import { type HeadedPart, headedParts } from "../../front/frontFields.ts";
import type { PageWords } from "../../layout/pageWords.ts";
import type { Character, FrontMatter } from "../../play.ts";
import { readCastLine } from "../fountain/cast.ts";
import { castLine } from "../words/castLine.ts";

interface PrintedPart {
  readonly part: HeadedPart;
  readonly heading: string;
  readonly lines: readonly string[];
}

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
