import type { LinkRefusal } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import type { UserPool } from "#lambdas/services/userPool.ts";
import { isNewestLink, spendSignInLink } from "#lambdas/stores/signInLinks.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { hashOfSecret, looksLikeSecret } from "./linkSecret.ts";

export interface Doorkeeper {
  readonly table: Table;
  readonly pool: Pick<UserPool, "findAccount">;
}

interface Shown {
  readonly userId: UserId;
  readonly email: string;
  readonly answer: string;
}

/**
 * Uses up the link and returns whether it signs in, or why a valid one doesn't. The reason is safe to reveal to
 * somebody who has the link.
 */
export async function redeemLink(
  { table, pool }: Doorkeeper,
  { userId, email, answer }: Shown,
  now: Date,
): Promise<boolean | LinkRefusal> {
  if (!looksLikeSecret(answer)) return false;
  const shown = { secretHash: hashOfSecret(answer), email };
  if (!(await isNewestLink(table, userId, shown))) return false;
  // The app may have been turned on since the e-mail was sent.
  if ((await pool.findAccount(userId))?.hasSecondFactor) return "second-factor-on";
  const result = await spendSignInLink(table, userId, shown, now);
  if (result === "wrong") return false;
  return result === "good" || result;
}
