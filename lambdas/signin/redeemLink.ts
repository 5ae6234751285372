import { type LinkRefusal, readLinkAnswer } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { isNewestLink, spendSignInLink } from "#lambdas/stores/signInLinks.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { hashOfSecret, looksLikeSecret } from "./linkSecret.ts";

export interface RedeemLinkDeps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
}

interface Shown {
  readonly userId: UserId;
  readonly email: string;
  readonly answer: string;
}

/**
 * Uses up the link, once for each click however often it's called for it, and returns whether it signs in, or why a valid one doesn't. The reason is safe to reveal to
 * somebody who has the link.
 */
export async function redeemLink(
  { table, pool }: RedeemLinkDeps,
  { userId, email, answer }: Shown,
  now: Date,
): Promise<boolean | LinkRefusal> {
  const { secret, clickId } = readLinkAnswer(answer);
  if (!looksLikeSecret(secret)) return false;
  const shown = { secretHash: hashOfSecret(secret), email, clickId };
  if (!(await isNewestLink(table, userId, shown))) return false;
  // The app may have been turned on since the e-mail was sent.
  if ((await pool.findAccount(userId))?.hasSecondFactor) return "second-factor-on";
  const result = await spendSignInLink(table, userId, shown, now);
  if (result === "wrong") return false;
  return result === "good" || result;
}
