import * as z from "zod";
import { ownLayout } from "../../layout/own/ownLayout.ts";
import { packageParts } from "./packagePart.ts";

export const maxFirstPages = 200;
export const maxLetterLength = 5000;

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
});
export type PackageChoices = z.output<typeof packageChoices>;
