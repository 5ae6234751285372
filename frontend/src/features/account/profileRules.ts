import { profileFields } from "#domain/api/account.ts";
import type { FieldErrors } from "#frontend/ui/fieldErrors.ts";
import { profileWords } from "#frontend/words/account.ts";

export type ProfileField = keyof typeof profileFields.shape;
export type ProfileValues = Record<ProfileField, string>;

export const emptyProfile: ProfileValues = { full_name: "", pen_name: "", bio: "", website: "", contact: "" };

/** The contract's own rules, with our sentences. */
export function checkProfile(values: ProfileValues): FieldErrors<ProfileField> {
  const { error } = profileFields.safeParse(values);
  const atFault = new Set(error?.issues.map(({ path }) => path[0]));
  const sentence = (field: string) => (field === "website" ? profileWords.websiteOdd : profileWords.tooLong);
  return Object.fromEntries(
    Object.keys(emptyProfile)
      .filter((field) => atFault.has(field))
      .map((field) => [field, sentence(field)]),
  );
}
