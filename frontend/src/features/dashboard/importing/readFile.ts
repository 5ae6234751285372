import type { Corrections } from "#domain/play/formats/typed/corrections.ts";
import { type TitlePageField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import type { FrontMatter } from "#domain/play/play.ts";
import type { AutomaticReading } from "./importChoices.ts";
import type { ImportReading } from "./importReading.ts";

/** What a title page has. */
export type TitlePage = Pick<FrontMatter, TitlePageField>;

/** A file that was read, with the writer's changes to it. */
export interface ReadFile {
  readonly reading: ImportReading;
  /** What the writer changed on the title page. */
  readonly edits: Partial<TitlePage>;
  /** What the writer corrected about how the file is read. */
  readonly corrections: Corrections;
  /** The corrections of `reading`. */
  readonly readWith: Corrections;
  /** The corrections before each of the last changes; undefined if nothing was ever corrected. */
  readonly past?: readonly Corrections[] | undefined;
  /** Whether what the writer corrected in a similar file was used for this one. */
  readonly usesChoices: boolean;
  /** What was recognized without corrections. */
  readonly automatic: AutomaticReading;
}

/** Returns the title page as the writer corrected it. */
export const correctedTitlePage = ({ reading, edits }: Pick<ReadFile, "reading" | "edits">): TitlePage =>
  Object.fromEntries(
    titlePageFields.map((field) => [field, edits[field] ?? reading.play.front[field]]),
  ) as unknown as TitlePage;

/** Returns the fields besides title and author that the file has. */
export const moreFieldsOf = ({ reading }: Pick<ReadFile, "reading">): readonly TitlePageField[] =>
  titlePageFields.filter(
    (field) => field !== "title" && field !== "authors" && reading.play.front[field].trim() !== "",
  );
