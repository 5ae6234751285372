import { freshSignInMinutes, staleSignIn } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { putAccountDeletion } from "#lambdas/stores/accountDeletions.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Refuses where the password or link was given too long ago: an unlocked screen alone must not end an account. */
export function assertFreshSignIn(signedInAt: Date, now: Date): void {
  if (now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000) return;
  throw new Refused("not-allowed", "Before you delete your account, sign in again to confirm it's you.", {
    code: staleSignIn,
  });
}

/**
 * Closes the account. The mark comes first: from then on nothing of the account answers. Then it leaves the user pool,
 * which ends every session and frees its address for a new account. The sweeper repeats that until it is done, so a
 * user pool that does not answer now keeps nobody from leaving.
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
