import { freshSignInMinutes, staleSignIn } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";

/** Refuses where the password or link was given too long ago: an unlocked screen alone must not end an account. */
export function assertFreshSignIn(signedInAt: Date, now: Date): void {
  if (now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000) return;
  throw new Refused("not-allowed", "Please sign in again first, to show that it is you who leaves.", {
    code: staleSignIn,
  });
}
