import type { LocalUserPool } from "../LocalUserPool.ts";
import { notAuthorizedError, userDisabled } from "../refusals.ts";
import { type AuthenticationResult, getClient, renewTokens } from "../tokens.ts";

/**
 * Returns new tokens for a refresh token. With rotation, that includes a new refresh token, and the old one ends after
 * its grace period.
 */
export const refresh = async (pool: LocalUserPool, clientId: string, token: string): Promise<AuthenticationResult> => {
  const { Feature, RetryGracePeriodSeconds } = getClient(pool, clientId).RefreshTokenRotation;
  const session = pool.sessions.getByRefreshToken(token, clientId, RetryGracePeriodSeconds);
  const user = pool.users.find(session.username);
  if (!user) throw notAuthorizedError("Invalid Refresh Token");
  if (!user.enabled) throw userDisabled();
  const tokens = await renewTokens(pool, user, session);
  if (Feature === "DISABLED") return tokens;
  pool.sessions.replace(token);
  return { ...tokens, RefreshToken: pool.sessions.issueRefreshToken(session) };
};
