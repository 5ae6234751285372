import * as z from "zod";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";

const keyOf = (userId: string) => `ghostlight.new-email.${userId}` as const;

/** The address that waits for its code, as this tab knows it: a phone may drop the page while the mail is read. */
export function findNewEmail(userId: string): string | undefined {
  try {
    return z.email().safeParse(sessionEntries.getItem(keyOf(userId))).data;
  } catch {
    return undefined;
  }
}

/** `undefined` forgets it. */
export function saveNewEmail(userId: string, email: string | undefined): void {
  try {
    if (email) sessionEntries.setItem(keyOf(userId), email);
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // A browser that keeps nothing: then the address is typed again.
  }
}
