import { randomUUID } from "node:crypto";
import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { LocalUserPool } from "./LocalUserPool.ts";
import type { PoolSession } from "./poolSessions.ts";
import { notAuthorizedError, userDisabled } from "./refusals.ts";
import { validitySeconds } from "./template.ts";
import { selfServiceScope, type TokenContent, type TokenRequest, tokenContentFor } from "./tokenContent.ts";
import type { User } from "./users.ts";

export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: "Bearer";
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Issues new access and ID tokens for a session. */
const issueTokens = (
  pool: LocalUserPool,
  { user, groups, scopes }: TokenContent & { readonly user: User },
  session: PoolSession,
): AuthenticationResult => {
  const client = getClient(pool, session.clientId);
  const valid = validitySeconds(client);
  const issuedAt = seconds(pool.now());
  const shared = {
    sub: user.username,
    ...(groups.length > 0 && { "cognito:groups": groups }),
    iss: pool.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: seconds(session.signedInAt),
    iat: issuedAt,
  };
  const access = {
    ...shared,
    client_id: session.clientId,
    token_use: "access",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    exp: issuedAt + valid.access,
    jti: randomUUID(),
    username: user.username,
  };
  const id = {
    ...attributeClaims(user, client.ReadAttributes),
    ...shared,
    "cognito:username": user.username,
    aud: session.clientId,
    token_use: "id",
    exp: issuedAt + valid.id,
    jti: randomUUID(),
  };
  return {
    AccessToken: pool.keys.sign("access", access),
    IdToken: pool.keys.sign("id", id),
    ExpiresIn: valid.access,
    TokenType: "Bearer",
  };
};

const attributeClaims = (user: User, readable: readonly string[] | undefined) =>
  Object.fromEntries(
    Object.entries(user.attributes)
      .filter(([name]) => !readable || readable.includes(name))
      .map(([name, value]) => [name, name.endsWith("_verified") ? value === "true" : value]),
  );

/** Opens a session and issues all three tokens. */
export const openSession = async (
  pool: LocalUserPool,
  user: User,
  { clientId, clientMetadata }: Omit<TokenRequest, "source">,
): Promise<AuthenticationResult> => {
  const content = await tokenContentFor(pool, user, { clientId, clientMetadata, source: "Authentication" });
  const session = pool.sessions.open(user.username, clientId, validitySeconds(getClient(pool, clientId)).refresh);
  return {
    ...issueTokens(pool, { user, ...content }, session),
    RefreshToken: pool.sessions.issueRefreshToken(session),
  };
};

/** Issues new access and ID tokens for a session that is open. */
export const renewTokens = async (
  pool: LocalUserPool,
  user: User,
  session: PoolSession,
): Promise<AuthenticationResult> => {
  const content = await tokenContentFor(pool, user, { clientId: session.clientId, source: "RefreshTokens" });
  return issueTokens(pool, { user, ...content }, session);
};

export const getClient = (pool: LocalUserPool, clientId: string) => {
  const client = Object.hasOwn(pool.clients, clientId) ? pool.clients[clientId] : undefined;
  if (!client) throw new AwsError("ResourceNotFoundException", `User pool client ${clientId} does not exist.`);
  return client;
};

const accessClaims = z.object({
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  token_use: z.literal("access"),
  scope: z.string().default(""),
  exp: z.number(),
});

/** Returns the user, client and session of a valid access token with the scope that every operation with a token needs. */
export const getByAccessToken = (pool: LocalUserPool, token: string) => {
  const claims = accessClaims.safeParse(readToken(pool, token)).data;
  if (!claims) throw notAuthorizedError("Invalid Access Token");
  if (claims.exp * 1000 <= pool.now()) throw notAuthorizedError("Access Token has expired");
  const user = pool.users.get(claims.sub);
  if (!pool.sessions.isAlive(claims.origin_jti)) throw notAuthorizedError("Access Token has been revoked");
  if (!user.enabled) throw userDisabled();
  if (!claims.scope.split(" ").includes(selfServiceScope))
    throw notAuthorizedError("Access Token does not have required scopes");
  return { user, clientId: claims.client_id, client: getClient(pool, claims.client_id), sessionId: claims.origin_jti };
};

const readToken = (pool: LocalUserPool, token: string): unknown => {
  try {
    return pool.keys.read("access", token);
  } catch {
    return undefined;
  }
};
