import { emptyFront, titlePageFields } from "../../front/frontFields.ts";
import type { FrontMatter } from "../../play.ts";
import type { ExportSettings } from "./exportSettings.ts";

/** Returns the front matter that a file contains: the title page, what follows it, both, or neither. */
export function withoutFront(
  front: FrontMatter,
  { titlePage, characterPage }: Pick<ExportSettings, "titlePage" | "characterPage">,
): FrontMatter {
  if (titlePage && characterPage) return front;
  const ofTitlePage = Object.fromEntries(
    titlePageFields.map((field) => [field, titlePage ? front[field] : ""]),
  ) as Pick<FrontMatter, (typeof titlePageFields)[number]>;
  return { ...(characterPage ? front : emptyFront), ...ofTitlePage };
}
