import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { afterSignIn, isDestination } from "#frontend/platform/destination.ts";

const key = "ghostlight.before-checkout";

/** Stores, for this tab, what the person was doing before they go to a Stripe page. */
export function saveReturnPath(path: string): void {
  try {
    sessionEntries.setItem(key, path);
  } catch {
    // Without storage, people come back to their plays.
  }
}

/** Returns where a person was before they went to a Stripe page. */
export function savedReturnPath(): string {
  try {
    const stored = sessionEntries.getItem(key);
    return isDestination(stored) ? stored : afterSignIn;
  } catch {
    return afterSignIn;
  }
}
