import type { Session, WhySignedOut } from "./session.ts";

/** How the sign-in of this browser changed. The specification names these seven. */
export type AuthChange =
  | { readonly kind: "initial-session"; readonly session: Session | undefined }
  /** `isHere`: somebody signed in in this tab. */
  | { readonly kind: "signed-in"; readonly session: Session; readonly isHere: boolean }
  | { readonly kind: "signed-out"; readonly why: WhySignedOut }
  | { readonly kind: "token-refreshed"; readonly session: Session }
  | { readonly kind: "user-updated"; readonly session: Session }
  /** Somebody opened a link for a new password. */
  | { readonly kind: "password-recovery" }
  /** The second factor was correct. `signed-in` follows. */
  | { readonly kind: "mfa-challenge-verified" };

type Listener = (change: AuthChange) => void;

const listeners = new Set<Listener>();

/** Calls back with every change, in order. Returns a function that stops it. */
export function onAuthChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitAuthChange(change: AuthChange): void {
  for (const listener of [...listeners]) listener(change);
}
