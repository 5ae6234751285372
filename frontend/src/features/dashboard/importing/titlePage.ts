import { type TitlePageField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import type { ReadFile } from "./importQueue.ts";

/** What a title page has. */
export type TitlePage = Pick<FrontMatter, TitlePageField>;

/** Returns the title page as the writer corrected it. */
export const titlePageOf = ({ reading, edits }: Pick<ReadFile, "reading" | "edits">): TitlePage =>
  Object.fromEntries(
    titlePageFields.map((field) => [field, edits[field] ?? reading.play.front[field]]),
  ) as unknown as TitlePage;

/** Returns the fields besides title and author that the file has. */
export const moreFieldsOf = ({ reading }: Pick<ReadFile, "reading">): readonly TitlePageField[] =>
  titlePageFields.filter(
    (field) => field !== "title" && field !== "authors" && reading.play.front[field].trim() !== "",
  );
