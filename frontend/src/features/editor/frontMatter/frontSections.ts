import { type FrontField, headedFields } from "#domain/play/front/frontFields.ts";
import { type HeadedField, titlePageFields } from "#domain/play/front/frontPlaces.ts";
import { headedTable } from "#domain/play/front/frontTable.ts";
import { frontSections } from "#frontend/messages/frontMatter.ts";

interface FrontSection {
  readonly title: string;
  /** Empty for the characters, who have their own form. */
  readonly fields: readonly FrontField[];
}

const fieldsIn = (section: string): readonly HeadedField[] =>
  headedFields.filter((field) => headedTable[field].section === section);

/** The form, in the order in which the pages are printed. */
export const sectionsOfForm: readonly FrontSection[] = [
  { title: frontSections.titlePage, fields: titlePageFields },
  { title: frontSections.opening, fields: fieldsIn("opening") },
  { title: frontSections.characters, fields: [] },
  { title: frontSections.world, fields: fieldsIn("world") },
  { title: frontSections.production, fields: fieldsIn("production") },
  { title: frontSections.closing, fields: fieldsIn("closing") },
];
