import { type FrontPart, titlePageFields } from "#domain/play/front/frontFields.ts";
import type { FrontField } from "#domain/play/front/frontTable.ts";
import { frontSections } from "#frontend/messages/frontMatter.ts";

interface FrontSection {
  readonly title: string;
  /** Empty for the characters, who have their own form. */
  readonly fields: readonly FrontField[];
}

export const isOnTitlePage = (part: FrontPart): boolean => titlePageFields.some((field) => field === part);

/** The form, in the order in which the pages are printed. */
export const sectionsOfForm: readonly FrontSection[] = [
  { title: frontSections.titlePage, fields: titlePageFields },
  { title: frontSections.opening, fields: ["dedication", "epigraph"] },
  { title: frontSections.characters, fields: [] },
  { title: frontSections.world, fields: ["place", "time", "setting"] },
  { title: frontSections.production, fields: ["synopsis", "productionNotes", "productionHistory"] },
  { title: frontSections.closing, fields: ["musicalNumbers", "acknowledgments"] },
];

/** How many lines a field shows at least. Fields that aren't here have one line. */
export const rowsOfField: Readonly<Partial<Record<FrontField, number>>> = {
  contact: 3,
  dedication: 2,
  epigraph: 3,
  setting: 3,
  synopsis: 8,
  productionNotes: 5,
  productionHistory: 5,
  musicalNumbers: 8,
  acknowledgments: 4,
};

export const limitOfField = (field: FrontField): number => {
  if (rowsOfField[field] === undefined) return 300;
  return field === "contact" ? 5000 : 20_000;
};
