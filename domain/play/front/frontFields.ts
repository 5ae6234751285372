import type { FrontMatter } from "../play.ts";
import {
  type FrontField,
  frontTable,
  type HeadedField,
  headedTable,
  type TitlePageField,
  titlePageTable,
} from "./frontTable.ts";

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(table) as Key[];

/** The fields of the title page. */
export const titlePageFields: readonly TitlePageField[] = keysOf(titlePageTable);

/** The fields after it, in printing order. */
export const headedFields: readonly HeadedField[] = keysOf(headedTable);

/** All fields that are text. Empty means absent. */
export const frontFields: readonly FrontField[] = keysOf(frontTable);

/** The parts of the front matter after the title page, in printing order: fields, and the list of characters. */
export type HeadedPart = HeadedField | "characters";

/** A field, or the list of characters. */
export type FrontPart = FrontField | "characters";

/** The list of characters is right above this field. */
export const belowCharacters: HeadedField = "place";

export const headedParts: readonly HeadedPart[] = headedFields.flatMap((field) =>
  field === belowCharacters ? ["characters" as const, field] : [field],
);

/** Returns the fields in one place of the title page, from the top down. */
export const fieldsAt = (place: "middle" | "left" | "right"): readonly TitlePageField[] =>
  titlePageFields.filter((field) => titlePageTable[field].place === place);

/** The fields in its corners. */
export const fieldsAtFoot = titlePageFields.filter((field) => titlePageTable[field].place !== "middle");

/** Returns a value for each field. */
export const forEachField = <Value>(make: (field: FrontField) => Value): Readonly<Record<FrontField, Value>> =>
  Object.fromEntries(frontFields.map((field) => [field, make(field)])) as Record<FrontField, Value>;

export const emptyFront: FrontMatter = { ...forEachField(() => ""), characters: [] };
