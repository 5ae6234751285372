import { forEachField, isOnTitlePage } from "../../front/frontFields.ts";
import type { FrontMatter } from "../../play.ts";
import type { ExportSettings } from "./exportSettings.ts";

/** Returns the front matter that a file contains: the title page, what follows it, both, or neither. */
export function withoutFront(
  front: FrontMatter,
  { titlePage, characterPage }: Pick<ExportSettings, "titlePage" | "characterPage">,
): FrontMatter {
  return {
    ...forEachField((field) => ((isOnTitlePage(field) ? titlePage : characterPage) ? front[field] : "")),
    characters: characterPage ? front.characters : [],
  };
}
