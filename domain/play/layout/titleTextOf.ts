import type { TitlePageField } from "../front/frontPlaces.ts";
import type { FrontMatter } from "../play.ts";
import type { PageWords } from "./pageWords.ts";

/** Returns what a title page says for a field: for the credit, "by" before authors without one. */
export const titleTextOf = (front: FrontMatter, field: TitlePageField, { by }: PageWords): string =>
  field === "credit" && front.authors !== "" ? front.credit || by : front[field];
