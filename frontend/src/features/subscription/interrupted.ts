import { sessionEntries } from "#frontend/app/browserStorage.ts";
import { afterSignIn, isDestination } from "#frontend/app/destination.ts";

const key = "before-the-box-office";

/** Keeps what somebody was doing before they go to a page of Stripe's, for this tab. */
export function keepInterrupted(path: string): void {
  try {
    sessionEntries.setItem(key, path);
  } catch {
    // Without storage they come back to their plays.
  }
}

/** Where somebody was who comes from a page of Stripe's. */
export function interruptedPath(): string {
  try {
    const kept = sessionEntries.getItem(key);
    return isDestination(kept) ? kept : afterSignIn;
  } catch {
    return afterSignIn;
  }
}
