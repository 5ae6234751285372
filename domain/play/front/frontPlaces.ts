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

/** After the title page, first these: centered and, except in files, without a heading. */
export const centeredFields = ["dedication", "epigraph"] as const;

/** Then these, under their headings. */
export const fieldsUnderHeading = [
  "place",
  "time",
  "setting",
  "actsAndScenes",
  "synopsis",
  "productionNotes",
  "productionHistory",
  "musicalNumbers",
  "acknowledgments",
] as const;

export type TitlePageField = keyof typeof titlePagePlaces;
export type HeadedField = (typeof centeredFields | typeof fieldsUnderHeading)[number];
export type FrontField = TitlePageField | HeadedField;

export const titlePageFields = Object.keys(titlePagePlaces) as readonly TitlePageField[];

/** Returns the fields in one place of the title page, from the top down. */
export const fieldsAt = (place: "middle" | "left" | "right"): readonly TitlePageField[] =>
  titlePageFields.filter((field) => titlePagePlaces[field] === place);

/** The fields in the corners of the title page. */
export const fieldsAtFoot = titlePageFields.filter((field) => titlePagePlaces[field] !== "middle");
