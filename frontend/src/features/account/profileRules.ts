import type * as z from "zod";
import { type Profile, profileFields } from "#domain/api/account.ts";
import { profileWords } from "#frontend/messages/account.ts";
import type { FieldErrors } from "#frontend/ui/fieldErrors.ts";

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
  return {
    ...(values.full_name.trim() === "" && { full_name: profileWords.nameMissing }),
    ...Object.fromEntries(issues.map((issue) => [String(issue.path[0]), sentenceOf(issue)])),
  };
}

const sentenceOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "too_big" ? profileWords.tooLong(Number(issue.maximum)) : profileWords.websiteOdd;

/** The fields of the form out of a profile; what it does not say is taken from `fallback`. */
export const valuesOf = (profile: Partial<Profile>, fallback = emptyProfile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? fallback[field]])) as ProfileValues;

/** What was read, and what the person has made of it since. */
export interface ProfileEdit {
  readonly read: ProfileValues;
  readonly values: ProfileValues;
}

export interface RebasedEdit extends ProfileEdit {
  /** The fields that were changed elsewhere too: `read` has their newer text. */
  readonly newer: readonly ProfileField[];
}

export const isEdited = ({ read, values }: ProfileEdit): boolean => changedFields({ read, values }).length > 0;

const changedFields = ({ read, values }: ProfileEdit): readonly ProfileField[] =>
  fields.filter((field) => values[field] !== read[field]);

export const pick = (values: ProfileValues, names: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * The request that saves an edit: what was changed alone, on the condition that it still is as it was read. A name that
 * the profile does not have yet goes along: until then the account's stands in.
 */
export function changeOf(edit: ProfileEdit, { isNamed }: { readonly isNamed: boolean }) {
  const { read } = edit;
  const values = { ...edit.values, website: edit.values.website.trim() };
  const changed = fields.filter((field) => values[field] !== read[field] || (field === "full_name" && !isNamed));
  return { ...pick(values, changed), expected: pick(read, changed) };
}

/** The same edit on top of what is saved by now; `newer` are the fields that were changed here and elsewhere. */
export function rebase({ read, values }: ProfileEdit, saved: ProfileValues): RebasedEdit {
  const changed = changedFields({ read, values });
  return {
    read: saved,
    values: { ...saved, ...pick(values, changed) },
    newer: changed.filter((field) => saved[field] !== read[field] && saved[field] !== values[field]),
  };
}
