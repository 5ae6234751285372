import * as z from "zod";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";

const keyOf = (userId: string) => `ghostlight.new-email.${userId}` as const;

/**
 * Returns the address that waits for its code. It's stored per tab, because a phone may unload the page while the
 * person reads the e-mail.
 */
export function findNewEmail(userId: string): string | undefined {
  try {
    return z.email().safeParse(sessionEntries.getItem(keyOf(userId))).data;
  } catch {
    return undefined;
  }
}

/** `undefined` removes it. */
export function saveNewEmail(userId: string, email: string | undefined): void {
  try {
    if (email) sessionEntries.setItem(keyOf(userId), email);
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // Without storage, the address has to be entered again.
  }
}
