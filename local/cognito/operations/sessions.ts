import * as z from "zod";
import { fields, openOperation } from "../cognitoOperation.ts";
import { refresh } from "../flows/refresh.ts";
import { notAuthorizedError } from "../refusals.ts";
import { getByAccessToken, getClient } from "../tokens.ts";

const { ClientId, AccessToken, ClientMetadata } = fields;

export const GetTokensFromRefreshToken = openOperation(
  z.object({ ClientId, RefreshToken: z.string().min(1), ClientMetadata }),
  async (pool, { ClientId: clientId, RefreshToken }) => ({
    AuthenticationResult: await refresh(pool, clientId, RefreshToken),
  }),
);

/** Ends one session. A token of another client is ignored without an error. */
export const RevokeToken = openOperation(z.object({ ClientId, Token: z.string().min(1) }), (pool, input) => {
  getClient(pool, input.ClientId);
  const session = pool.sessions.findByRefreshToken(input.Token);
  if (session && session.clientId !== input.ClientId) throw notAuthorizedError("Invalid Refresh Token");
  if (session) pool.sessions.revoke(session.id);
  return {};
});

export const GlobalSignOut = openOperation(z.object({ AccessToken }), (pool, input) => {
  const { user } = getByAccessToken(pool, input.AccessToken);
  pool.sessions.revokeAllOf(user.username);
  return {};
});
