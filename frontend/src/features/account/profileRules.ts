import type * as z from "zod";
import { type Profile, profileFields } from "#domain/api/account.ts";
import type { FieldErrors } from "#frontend/ui/fieldErrors.ts";
import { profileWords } from "#frontend/words/account.ts";

const shape = profileFields.omit({ manuscript_language: true, crm_opt_out: true });

export type ProfileField = keyof typeof shape.shape;
export type ProfileValues = Record<ProfileField, string>;

export const emptyProfile: ProfileValues = {
  full_name: "",
  pen_name: "",
  bio: "",
  website: "",
  address: "",
  phone: "",
  agent: "",
};
const fields = Object.keys(emptyProfile) as ProfileField[];

/** The contract's own rules, with our sentences. */
export function checkProfile(values: ProfileValues): FieldErrors<ProfileField> {
  const issues = shape.safeParse({ ...values, website: values.website.trim() }).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), sentenceOf(issue)]));
}

const sentenceOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "too_big" ? profileWords.tooLong(Number(issue.maximum)) : profileWords.websiteOdd;

/** The fields of the form out of a profile; what it does not say is taken from `fallback`. */
export const valuesOf = (profile: Partial<Profile>, fallback = emptyProfile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? fallback[field]])) as ProfileValues;

export const isSameProfile = (one: ProfileValues, other: ProfileValues): boolean =>
  fields.every((field) => one[field] === other[field]);
