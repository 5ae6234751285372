import type { FrontMatter } from "../play.ts";
import {
  centeredFields,
  type FrontField,
  fieldsUnderHeading,
  type HeadedField,
  type TitlePageField,
  titlePageFields,
} from "./frontPlaces.ts";

/** A field after the title page, or the list of characters. */
export type HeadedPart = HeadedField | "characters";

/** A field, or the list of characters. */
export type FrontPart = FrontField | "characters";

export const isOnTitlePage = (part: FrontPart): part is TitlePageField =>
  titlePageFields.some((field) => field === part);

export const headedFields: readonly HeadedField[] = [...centeredFields, ...fieldsUnderHeading];

export const isUnderHeading = (field: HeadedField): boolean => fieldsUnderHeading.some((each) => each === field);

/** All fields that are text. Empty means absent. */
export const frontFields: readonly FrontField[] = [...titlePageFields, ...headedFields];

/** The list of characters is right above this field. */
export const belowCharacters: HeadedField = "place";

/** The parts of the front matter after the title page, in printing order. */
export const headedParts: readonly HeadedPart[] = headedFields.flatMap((field) =>
  field === belowCharacters ? ["characters" as const, field] : [field],
);

/** Returns a value for each field. */
export const forEachField = <Value>(make: (field: FrontField) => Value): Readonly<Record<FrontField, Value>> =>
  Object.fromEntries(frontFields.map((field) => [field, make(field)])) as Record<FrontField, Value>;

export const emptyFront: FrontMatter = { ...forEachField(() => ""), characters: [] };
