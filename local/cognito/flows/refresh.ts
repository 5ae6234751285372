import { notAuthorized, userDisabled } from "../refusals.ts";
import { type AuthenticationResult, getClient, issueTokens } from "../tokens.ts";
import type { UserPool } from "../UserPool.ts";

/** New tokens for a refresh token; with rotation a new refresh token too, and the old one ends with its grace period. */
export const refresh = (pool: UserPool, clientId: string, token: string): AuthenticationResult => {
  const { Feature, RetryGracePeriodSeconds } = getClient(pool, clientId).RefreshTokenRotation;
  const session = pool.sessions.getByRefreshToken(token, clientId, RetryGracePeriodSeconds);
  const user = pool.users.find(session.username);
  if (!user) throw notAuthorized("Invalid Refresh Token");
  if (!user.enabled) throw userDisabled();
  const tokens = issueTokens(pool, user, session);
  if (Feature === "DISABLED") return tokens;
  pool.sessions.replace(token);
  return { ...tokens, RefreshToken: pool.sessions.issueRefreshToken(session) };
};
