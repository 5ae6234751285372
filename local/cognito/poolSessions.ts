import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { openRecordLog } from "#local/protocol/recordLog.ts";
import { notAuthorizedError } from "./refusals.ts";

const session = z.object({
  /** The `origin_jti` in every token of one sign-in. */
  id: z.string(),
  username: z.string(),
  clientId: z.string(),
  signedInAt: z.number(),
  /** Rotation doesn't extend it: a new refresh token gets the remaining lifetime of the first. */
  expiresAt: z.number(),
  revoked: z.boolean(),
});
export type PoolSession = z.output<typeof session>;

const refreshToken = z.object({ sessionId: z.string(), replacedAt: z.number().optional() });

export interface PoolSessions {
  readonly open: (username: string, clientId: string, validSeconds: number) => PoolSession;
  readonly isAlive: (sessionId: string) => boolean;
  readonly issueRefreshToken: (session: PoolSession) => string;
  readonly findByRefreshToken: (token: string) => PoolSession | undefined;
  /** Returns the session of a refresh token that is still valid. */
  readonly getByRefreshToken: (token: string, clientId: string, graceSeconds: number) => PoolSession;
  /** Invalidates the token after its grace period. */
  readonly replace: (token: string) => void;
  readonly revoke: (sessionId: string) => void;
  readonly revokeAllOf: (username: string) => void;
}

// Only the hash is stored, so access to the folder isn't enough to sign in.
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export const openSessions = (folder: string, now: () => number): PoolSessions => {
  const sessions = openRecordLog(join(folder, "sessions.jsonl"), session);
  const tokens = openRecordLog(join(folder, "refreshTokens.jsonl"), refreshToken);
  prune(sessions, tokens, now());

  const revoke = (id: string) => {
    const known = sessions.find(id);
    if (known && !known.revoked) sessions.put(id, { ...known, revoked: true });
  };
  const isAlive = (id: string) => sessions.find(id)?.revoked === false;
  const findByRefreshToken = (token: string) => sessions.find(tokens.find(hashOf(token))?.sessionId ?? "");
  return {
    open: (username, clientId, validSeconds) => {
      const expiresAt = now() + validSeconds * 1000;
      const opened = { id: randomUUID(), username, clientId, signedInAt: now(), expiresAt, revoked: false };
      sessions.put(opened.id, opened);
      return opened;
    },
    isAlive,
    issueRefreshToken: ({ id }) => {
      const token = `eyJjdHkiOiJKV1QiLCJlbmMiOiJBMjU2R0NNIiwiYWxnIjoiUlNBLU9BRVAifQ.${randomBytes(96).toString("base64url")}`;
      tokens.put(hashOf(token), { sessionId: id });
      return token;
    },
    findByRefreshToken,
    getByRefreshToken: (token, clientId, graceSeconds) => {
      const record = tokens.find(hashOf(token));
      const found = findByRefreshToken(token);
      if (!record || !found || found.clientId !== clientId) throw notAuthorizedError("Invalid Refresh Token");
      if (found.revoked) throw notAuthorizedError("Refresh Token has been revoked");
      if (found.expiresAt <= now()) throw notAuthorizedError("Refresh Token has expired");
      if (record.replacedAt !== undefined && record.replacedAt + graceSeconds * 1000 <= now())
        throw new AwsError("RefreshTokenReuseException", "Refresh Token has been invalidated by rotation");
      return found;
    },
    replace: (token) => {
      const record = tokens.find(hashOf(token));
      if (record) tokens.put(hashOf(token), { replacedAt: now(), ...record });
    },
    revoke,
    revokeAllOf: (username) => {
      for (const [id, { username: owner }] of sessions.all()) if (owner === username) revoke(id);
    },
  };
};

const prune = (
  sessions: ReturnType<typeof openRecordLog<PoolSession>>,
  tokens: ReturnType<typeof openRecordLog<z.output<typeof refreshToken>>>,
  now: number,
) => {
  for (const [id, { expiresAt }] of [...sessions.all()]) if (expiresAt <= now) sessions.remove(id);
  for (const [hash, { sessionId }] of [...tokens.all()]) if (!sessions.find(sessionId)) tokens.remove(hash);
};
