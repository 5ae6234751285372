import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { wrongPassword } from "../refusals.ts";
import { findPeriod } from "../totp.ts";
import type { User } from "../users.ts";
import type { AuthAnswer, AuthCall } from "./answers.ts";
import { finishSignIn } from "./finishSignIn.ts";
import { getParameter } from "./start.ts";

/** Checks the second factor. Wrong codes count toward the lockout, as wrong passwords do. */
export const answerSoftwareToken = (pool: LocalUserPool, username: string, call: AuthCall): Promise<AuthAnswer> => {
  const user = pool.users.get(username);
  pool.attempts.assertUnlocked(username);
  takeTotpCode(pool, user, getParameter(call, "SOFTWARE_TOKEN_MFA_CODE"));
  pool.attempts.clearFailures(username);
  return finishSignIn(pool, user, call);
};

const takeTotpCode = (pool: LocalUserPool, { username, totp }: User, code: string) => {
  if (!totp?.enabled) throw wrongPassword();
  const period = findPeriod(totp.secret, code, pool.now());
  if (period === undefined) {
    pool.attempts.countFailure(username);
    throw new AwsError("CodeMismatchException", "Invalid code received for user");
  }
  if (period <= totp.lastPeriod)
    throw new AwsError("ExpiredCodeException", "Your software token has already been used once.");
  pool.users.change(username, () => ({ totp: { ...totp, lastPeriod: period } }));
};
