import { freshSignInMinutes, staleSignIn } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { minuteMs } from "#domain/time.ts";

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= freshSignInMinutes * minuteMs;

/** Refuses with this sentence if the sign-in is too old: an unlocked screen alone must not be enough to take an account. */
export function assertFreshSignIn(signedInAt: Date, now: Date, detail: string): void {
  if (!isFreshSignIn(signedInAt, now)) throw new Refused("not-allowed", detail, { code: staleSignIn });
}
