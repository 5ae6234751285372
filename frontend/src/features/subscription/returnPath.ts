import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { afterSignIn, isDestination } from "#frontend/platform/destination.ts";

const key = "before-the-box-office";

/** Keeps what somebody was doing before they go to a page of Stripe's, for this tab. */
export function saveReturnPath(path: string): void {
  try {
    sessionEntries.setItem(key, path);
  } catch {
    // Without storage they come back to their plays.
  }
}

/** Where somebody was who comes from a page of Stripe's. */
export function savedReturnPath(): string {
  try {
    const kept = sessionEntries.getItem(key);
    return isDestination(kept) ? kept : afterSignIn;
  } catch {
    return afterSignIn;
  }
}
