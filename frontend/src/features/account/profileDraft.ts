import * as z from "zod";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { emptyProfile, type ProfileEdit, type ProfileValues } from "./profileRules.ts";

const keyOf = (userId: string) => `ghostlight.profile.${userId}` as const;

const values = z.object(
  Object.fromEntries(Object.keys(emptyProfile).map((field) => [field, z.string().max(10_000)])),
) as unknown as z.ZodType<ProfileValues>;
const kept = z.object({ read: values, values });

/** What this person wrote in this tab and could not save; a session that ran out meanwhile takes nothing away. */
export function findProfileDraft(userId: string): ProfileEdit | undefined {
  try {
    return kept.safeParse(JSON.parse(sessionEntries.getItem(keyOf(userId)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Keeps the draft; `undefined` forgets it. */
export function saveProfileDraft(userId: string, edit: ProfileEdit | undefined): void {
  try {
    if (edit) sessionEntries.setItem(keyOf(userId), JSON.stringify(edit));
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing: the words are on the page still.
  }
}
