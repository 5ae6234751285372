import * as z from "zod";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { emptyProfile, type ProfileEdit, type ProfileValues } from "./profileRules.ts";

const keyOf = (userId: string) => `ghostlight.profile.${userId}` as const;

const values = z.object(
  Object.fromEntries(Object.keys(emptyProfile).map((field) => [field, z.string().max(10_000)])),
) as unknown as z.ZodType<ProfileValues>;
const kept = z.object({ read: values, values });

/** Returns the unsaved changes that this person made in this tab. They survive an expired session. */
export function findProfileDraft(userId: string): ProfileEdit | undefined {
  try {
    return kept.safeParse(JSON.parse(sessionEntries.getItem(keyOf(userId)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Saves the draft; `undefined` removes it. */
export function saveProfileDraft(userId: string, edit: ProfileEdit | undefined): void {
  try {
    if (edit) sessionEntries.setItem(keyOf(userId), JSON.stringify(edit));
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // Without storage, the text is only on the page.
  }
}
