import { createEvent } from "#frontend/state/createEvent.ts";
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

const changed = createEvent<[AuthChange]>();

/** Calls back with every change, in order. Returns a function that stops it. */
export const onAuthChange = changed.subscribe;

export const emitAuthChange = changed.emit;
