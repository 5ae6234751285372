import type * as z from "zod";
import type { readSignInMeans } from "#domain/api/securityChanges.ts";
import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { isFreshSignIn } from "#lambdas/shared/assertFreshSignIn.ts";
import { hasChosenPassword } from "#lambdas/stores/chosenPasswords.ts";
import { listStoredSignIns } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface Deps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

/**
 * Returns how a person can sign in, and whether to offer them a new password: after a sign-in by link, until they have
 * answered. Somebody else may have signed up with their address, and knows the password.
 */
export async function signInMeansOf(
  { table, pool }: Deps,
  userId: UserId,
  now: Date,
): Promise<z.input<typeof readSignInMeans.response>> {
  const [account, [last], hasChosen] = await Promise.all([
    pool.findAccount(userId),
    listStoredSignIns(table, userId, now, 1),
    hasChosenPassword(table, userId),
  ]);
  const cameByLink = last?.how === "link" && isFreshSignIn(new Date(last.at), now);
  return {
    secondFactors: account?.hasSecondFactor ? ["totp"] : [],
    offersPassword: cameByLink && !hasChosen && !account?.hasSecondFactor,
  };
}
