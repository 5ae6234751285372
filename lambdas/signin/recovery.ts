import { createHash, randomBytes } from "node:crypto";
import {
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  recoveryCodeOf,
} from "#domain/account/recoveryCode.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { SendMail } from "#lambdas/services/mailMessage.ts";
import type { PoolAccount, UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { assertFreshSignIn } from "#lambdas/shared/assertFreshSignIn.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import {
  countUnusedCodes,
  deleteRecoveryCodes,
  putRecoveryCodes,
  spendRecoveryCode,
} from "#lambdas/stores/recoveryCodes.ts";
import { putSignIn } from "#lambdas/stores/signIns.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { type OwnerNotice, securityMail } from "./securityMails.ts";

export interface RecoveryDeps {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount" | "needsOnlyCode" | "removeSecondFactor">;
  /** Undefined on a stage without a sender. */
  readonly sendMail: SendMail | undefined;
}

interface Asking {
  readonly userId: UserId;
  readonly signedInAt: Date;
}

/** Makes codes and stores their hashes. An unlocked screen alone must not be enough to replace somebody's codes. */
export async function makeCodes(deps: RecoveryDeps, { userId, signedInAt }: Asking, now: Date): Promise<string[]> {
  const { table, pool } = deps;
  const account = await pool.findAccount(userId);
  if (!account?.hasSecondFactor)
    throw new Refused("conflict", "Recovery codes need an authenticator app. Set one up first.");
  if ((await countUnusedCodes(table, userId)) > 0)
    assertFreshSignIn(signedInAt, now, "Before you make new codes, sign in again to confirm it's you.");
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(recoveryCodeBytes)));
  await putRecoveryCodes(
    table,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );
  await notify(deps, account, "newCodes");
  return codes;
}

interface Presented {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}

/**
 * Removes the authenticator app if the password and an unused code are right, and returns whether they were. The
 * password comes first, so that without it, nobody learns about codes or uses them up.
 */
export async function recover(
  deps: RecoveryDeps,
  { email, password, code: typed }: Presented,
  now: Date,
): Promise<boolean> {
  const { table, pool } = deps;
  const account = await pool.findAccount(email);
  if (!account?.enabled || account.status !== "CONFIRMED" || !account.hasSecondFactor) return false;
  const { userId } = account;
  if (!(await pool.needsOnlyCode(userId, password))) return false;
  const code = readRecoveryCode(typed);
  if (!code || !(await spendRecoveryCode(table, userId, hashOf(userId, code)))) return false;
  await pool.removeSecondFactor(userId);
  await deleteRecoveryCodes(table, userId);
  await putSignIn(table, userId, { at: now.toISOString(), how: "recovery-code" });
  await notify(deps, account, "usedCode");
  return true;
}

/** A code has 80 random bits, so a plain hash can't be reversed by trying. */
const hashOf = (userId: UserId, code: string): string =>
  createHash("sha256").update(`${userId} ${code}`).digest("base64url");

/** What was asked for has been done, so an e-mail that can't be sent is reported to us. */
async function notify({ sendMail }: RecoveryDeps, account: PoolAccount, event: OwnerNotice): Promise<void> {
  await sendMail?.({ to: account.email, ...securityMail(event, account) }).catch((error) => onUnexpected(error));
}
