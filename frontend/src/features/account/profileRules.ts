import type * as z from "zod";
import { type Profile, profileFields } from "#domain/api/account.ts";
import { profileWords } from "#frontend/messages/account.yaml";
import type { FieldErrors } from "#frontend/ui/fieldErrors.ts";

const shape = profileFields.omit({ manuscript_language: true, crm_opt_out: true, comment_mails: true });

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

/** What people mean by an address without a scheme. Other schemes are left for the check to refuse. */
export function fullWebsite(typed: string): string {
  const website = typed.trim();
  return website === "" || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`;
}

/** Checks the values with the contract's schema, and returns our error messages. */
export function checkProfile(values: ProfileValues): FieldErrors<ProfileField> {
  const issues = shape.safeParse({ ...values, website: fullWebsite(values.website) }).error?.issues ?? [];
  return {
    ...(values.full_name.trim() === "" && { full_name: profileWords.nameMissing }),
    ...(!hasDomain(values.website) && { website: profileWords.websiteOdd }),
    ...Object.fromEntries(issues.map((issue) => [String(issue.path[0]), sentenceOf(issue)])),
  };
}

/** "example" alone is a valid URL, but no website. */
function hasDomain(typed: string): boolean {
  const website = fullWebsite(typed);
  return website === "" || (URL.parse(website)?.hostname.includes(".") ?? false);
}

const sentenceOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "too_big" ? profileWords.tooLong({ longest: Number(issue.maximum) }) : profileWords.websiteOdd;

/** Returns the form's fields from a profile. Missing fields are taken from `fallback`. */
export const valuesOf = (profile: Partial<Profile>, fallback = emptyProfile): ProfileValues =>
  Object.fromEntries(fields.map((field) => [field, profile[field] ?? fallback[field]])) as ProfileValues;

/** What was read, and what the person has changed it to. */
export interface ProfileEdit {
  readonly read: ProfileValues;
  readonly values: ProfileValues;
}

export interface RebasedEdit extends ProfileEdit {
  /** Fields that were changed elsewhere, too. `read` has their newer text. */
  readonly newer: readonly ProfileField[];
}

export const isEdited = ({ read, values }: ProfileEdit): boolean => changedFields({ read, values }).length > 0;

const changedFields = ({ read, values }: ProfileEdit): readonly ProfileField[] =>
  fields.filter((field) => values[field] !== read[field]);

export const pick = (values: ProfileValues, names: readonly ProfileField[]): Partial<ProfileValues> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/**
 * Returns the request that saves an edit: only the changed fields, on the condition that they are still as they were
 * read. It includes the name if the profile doesn't have one yet; until then, the account's name is used.
 */
export function changeOf(edit: ProfileEdit, { isNamed }: { readonly isNamed: boolean }) {
  const { read } = edit;
  const values = { ...edit.values, website: fullWebsite(edit.values.website) };
  const changed = fields.filter((field) => values[field] !== read[field] || (field === "full_name" && !isNamed));
  return { ...pick(values, changed), expected: pick(read, changed) };
}

/** Applies the edit to what is saved now. `newer` lists the fields that were changed both here and elsewhere. */
export function rebase({ read, values }: ProfileEdit, saved: ProfileValues): RebasedEdit {
  const changed = changedFields({ read, values });
  return {
    read: saved,
    values: { ...saved, ...pick(values, changed) },
    newer: changed.filter((field) => saved[field] !== read[field] && saved[field] !== values[field]),
  };
}
