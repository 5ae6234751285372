import * as z from "zod";
import { titlePageFields } from "../../front/frontPlaces.ts";
import { ownLayout } from "../../layout/own/ownLayout.ts";
import { packageParts } from "./packagePart.ts";

export const maxFirstPages = 200;
export const maxLetterLength = 5000;
export const maxGoalsLength = 2000;
export const maxNamePatternLength = 120;
export const maxBlindContactLength = 60;

const coverFields = z.array(z.enum(titlePageFields)).max(titlePageFields.length).readonly();

/** The options of a submission package. */
export const packageChoices = z.strictObject({
  parts: z.array(z.enum(packageParts)).max(packageParts.length).readonly(),
  /** How many pages of the play's text the first pages are. */
  firstPages: z.int().min(1).max(maxFirstPages),
  /** Leaves the author's names out of every file that doesn't exist to state them. */
  isBlind: z.boolean(),
  format: z.enum(["pdf", "docx"]),
  /**
   * Names of the layout and the paper, or a copy of a layout that the writer has saved. Absent, or names that don't exist
   * anymore: the play's own.
   */
  layout: z.union([z.string().max(80), ownLayout]).optional(),
  paper: z.string().max(80).optional(),
  letter: z.string().max(maxLetterLength),
  /** What the play is to be developed for. Absent, like the options below, in what earlier releases stored. */
  goals: z.string().max(maxGoalsLength).optional(),
  /** How files are named: see `nameByPattern`. Absent or empty: by title, author and part. */
  namePattern: z.string().max(maxNamePatternLength).optional(),
  /** What the cover of named files has besides the title. Absent: all that the title page has. */
  namedCover: coverFields.optional(),
  /** The same for blind files, which never have fields that name the author. */
  blindCover: coverFields.optional(),
  /** On the cover of blind files instead of the contact details, such as a telephone number. */
  blindContact: z.string().max(maxBlindContactLength).optional(),
});
export type PackageChoices = z.output<typeof packageChoices>;
