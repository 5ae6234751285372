/*
 * The fields of the front matter, in the order of files and forms, and where they're printed. What else is known about them is
 * in `frontTable.ts`. Their places are apart, because every page loads what both readers and the editor begin with.
 */

/** In the middle of the title page, or in a corner at its foot. */
const titlePagePlaces = {
  title: "middle",
  subtitle: "middle",
  credit: "middle",
  authors: "middle",
  translator: "middle",
  source: "middle",
  draftDate: "left",
  contact: "right",
  copyright: "left",
} as const;

/** After the title page: under a heading, or centered and, except in files, without one. */
const headedPlaces = {
  dedication: "centered",
  epigraph: "centered",
  place: "underHeading",
  time: "underHeading",
  setting: "underHeading",
  synopsis: "underHeading",
  productionNotes: "underHeading",
  productionHistory: "underHeading",
  musicalNumbers: "underHeading",
  acknowledgments: "underHeading",
} as const;

export type TitlePageField = keyof typeof titlePagePlaces;
export type HeadedField = keyof typeof headedPlaces;

const keysOf = <Key extends string>(places: Readonly<Record<Key, string>>): readonly Key[] =>
  Object.keys(places) as Key[];

export const titlePageFields = keysOf(titlePagePlaces);
export const headedFields = keysOf(headedPlaces);

export const isOnTitlePage = (part: string): part is TitlePageField => Object.hasOwn(titlePagePlaces, part);

/** Returns the fields in one place of the title page, from the top down. */
export const fieldsAt = (place: "middle" | "left" | "right"): readonly TitlePageField[] =>
  titlePageFields.filter((field) => titlePagePlaces[field] === place);

/** The fields in the corners of the title page. */
export const fieldsAtFoot = titlePageFields.filter((field) => titlePagePlaces[field] !== "middle");

/** Fields that pages print under their heading. */
export type FieldUnderHeading = {
  [Field in HeadedField]: (typeof headedPlaces)[Field] extends "underHeading" ? Field : never;
}[HeadedField];

export const isUnderHeading = (field: HeadedField): field is FieldUnderHeading =>
  headedPlaces[field] === "underHeading";
