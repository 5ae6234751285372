import type { Session, WhySignedOut } from "./session.ts";

/** How the sign-in of this browser changed: the specification's seven, as this tab learns of them. */
export type AuthChange =
  | { readonly kind: "initial-session"; readonly session: Session | undefined }
  /** `isHere`: the sign-in was made in this tab. */
  | { readonly kind: "signed-in"; readonly session: Session; readonly isHere: boolean }
  | { readonly kind: "signed-out"; readonly why: WhySignedOut }
  | { readonly kind: "token-refreshed"; readonly session: Session }
  | { readonly kind: "user-updated"; readonly session: Session }
  /** Somebody came with the link that sets a new password. */
  | { readonly kind: "password-recovery" }
  /** The second factor was right; `signed-in` follows. */
  | { readonly kind: "mfa-challenge-verified" };

type Listener = (change: AuthChange) => void;

const listeners = new Set<Listener>();

/** Hears of every change, in order. Answers how to stop. */
export function onAuthChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitAuthChange(change: AuthChange): void {
  for (const listener of [...listeners]) listener(change);
}
