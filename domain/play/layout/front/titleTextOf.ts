import type { TitlePageField } from "../../front/frontPlaces.ts";
import type { FrontMatter } from "../../play.ts";
import type { PageWords } from "../pageWords.ts";
import { introductionOf } from "./introductions.ts";

/**
 * Returns what a title page says for a field: its text after what introduces it, and for the credit, "by" before authors
 * without one.
 */
export function titleTextOf(front: FrontMatter, field: TitlePageField, { by, language }: PageWords): string {
  if (field === "credit" && front.authors !== "") return front.credit || by;
  const introduction = introductionOf(field, language);
  return introduction === "" || front[field] === "" ? front[field] : `${introduction} ${front[field]}`;
}
