import * as z from "zod";
import { emptyProfile, type ProfileValues } from "./profileRules.ts";

const keyOf = (userId: string): string => `ghostlight.profile.${userId}`;

const kept = z.object(
  Object.fromEntries(Object.keys(emptyProfile).map((field) => [field, z.string().max(10_000)])),
) as unknown as z.ZodType<ProfileValues>;

/** What this person wrote in this tab and could not save; a session that ran out meanwhile takes nothing away. */
export function findDraft(userId: string): ProfileValues | undefined {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Keeps the draft; `undefined` forgets it. */
export function keepDraft(userId: string, values: ProfileValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(keyOf(userId), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing: the words are on the page still.
  }
}
