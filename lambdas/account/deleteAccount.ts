import { freshSignInMinutes, staleSignIn } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { minuteMs } from "#domain/time.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Refuses if the sign-in is too old, because an unlocked screen alone must not be enough to delete an account. */
export function assertFreshSignIn(signedInAt: Date, now: Date): void {
  if (now.getTime() - signedInAt.getTime() <= freshSignInMinutes * minuteMs) return;
  throw new Refused("not-allowed", "Before you delete your account, sign in again to confirm it's you.", {
    code: staleSignIn,
  });
}

/**
 * Closes the account. It's marked first, and from then on all its requests are refused. Then it's removed from the user
 * pool, which ends every session and frees the address for a new account. The sweeper repeats the removal until it
 * succeeds, so a user pool that doesn't answer can't prevent the deletion.
 */
export async function deleteAccountNow(
  { table, pool }: { readonly table: Table; readonly pool: Pick<UserPoolClient, "remove"> },
  userId: UserId,
  now: Date,
): Promise<Date> {
  const closedAt = await putAccountDeletion(table, userId, now);
  await pool.remove(userId).catch((error) => onUnexpected(error));
  return closedAt;
}
