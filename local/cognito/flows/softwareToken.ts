import { AwsError } from "#local/protocol/AwsError.ts";
import { wrongPassword } from "../refusals.ts";
import { findPeriod } from "../totp.ts";
import type { UserPool } from "../UserPool.ts";
import type { User } from "../users.ts";
import type { AuthAnswer, AuthCall } from "./answers.ts";
import { finish } from "./finish.ts";
import { getParameter } from "./start.ts";

/** Checks the second factor. Wrong codes count toward the lockout, as wrong passwords do. */
export const answerSoftwareToken = (pool: UserPool, username: string, call: AuthCall): Promise<AuthAnswer> => {
  const user = pool.users.get(username);
  pool.attempts.assertUnlocked(username);
  takeTotpCode(pool, user, getParameter(call, "SOFTWARE_TOKEN_MFA_CODE"));
  pool.attempts.clearFailures(username);
  return finish(pool, user, call);
};

const takeTotpCode = (pool: UserPool, { username, totp }: User, code: string) => {
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
