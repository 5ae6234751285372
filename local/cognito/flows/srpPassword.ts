import { createHash, randomBytes } from "node:crypto";
import type { ChallengeResult, PendingChallenge, SrpExchange } from "../challengeSessions.ts";
import { guardPassword, hasExpired, poolNameOf } from "../passwords.ts";
import { invalidParameter, wrongPassword } from "../refusals.ts";
import {
  isAcceptable,
  passwordVerifier,
  sameBytes,
  scrambler,
  serverPublic,
  sharedSecret,
  signatureOf,
  signingKey,
} from "../srp.ts";
import type { UserPool } from "../UserPool.ts";
import type { User } from "../users.ts";
import { type AuthAnswer, type AuthCall, challenge } from "./answers.ts";
import { getParameter } from "./start.ts";

/** Answers the client's public number A with ours and the salt. Nobody gets the same answer each time, as a user would. */
export const beginSrp = (
  pool: UserPool,
  user: User | undefined,
  call: AuthCall,
  custom?: readonly ChallengeResult[],
): AuthAnswer => {
  const clientPublic = readPublic(getParameter(call, "SRP_A"));
  const name = getParameter(call, "USERNAME");
  const { username, salt, verifier } = user?.password
    ? { username: user.username, ...user.password }
    : nobody(pool, name);
  const serverSecret = BigInt(`0x${randomBytes(32).toString("hex")}`);
  const srp: SrpExchange = {
    clientPublic,
    serverSecret,
    verifier: BigInt(`0x${verifier}`),
    serverPublic: serverPublic(BigInt(`0x${verifier}`), serverSecret),
    secretBlock: randomBytes(512),
  };
  const pending = {
    challenge: "PASSWORD_VERIFIER",
    name: user?.username ?? name,
    clientId: call.clientId,
    srp,
  } as const;
  return challenge(pool, custom ? { ...pending, custom } : pending, {
    SALT: salt,
    SECRET_BLOCK: srp.secretBlock.toString("base64"),
    SRP_B: srp.serverPublic.toString(16),
    USERNAME: username,
    USER_ID_FOR_SRP: username,
  });
};

const readPublic = (hex: string): bigint => {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex) || !isAcceptable(BigInt(`0x${hex}`))) throw invalidParameter("Invalid SRP_A.");
  return BigInt(`0x${hex}`);
};

/** A lasting identity for a name without an account (or without a password), so that its answer tells nothing. */
const nobody = (pool: UserPool, name: string) => {
  const seed = createHash("sha256").update(`${pool.keys.jwks.keys[0]?.n} ${name.toLowerCase()}`).digest("hex");
  const username = seed.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  const salt = seed.slice(-32);
  const verifier = passwordVerifier({ poolName: poolNameOf(pool), username }, seed, BigInt(`0x${salt}`));
  return { username, salt, verifier: verifier.toString(16) };
};

/** The user whose password the client has proved to know. */
export const proveSrp = (
  pool: UserPool,
  pending: Extract<PendingChallenge, { challenge: "PASSWORD_VERIFIER" }>,
  call: AuthCall,
): User => {
  const user = pool.users.find(pending.name);
  const kept = user?.password;
  guardPassword(pool, pending.name, () => isProof(pool, user, pending.srp, call) && !!kept && !hasExpired(pool, kept));
  if (!user) throw wrongPassword();
  return user;
};

const isProof = (pool: UserPool, user: User | undefined, srp: SrpExchange, call: AuthCall): boolean => {
  const shared = sharedSecret(srp, srp.verifier, srp.serverSecret);
  // The time is signed but not compared with ours: here the clock may be moved, and the browser's is not.
  const claim = {
    poolName: poolNameOf(pool),
    username: user?.username ?? "",
    secretBlock: srp.secretBlock,
    timestamp: getParameter(call, "TIMESTAMP"),
  };
  const given = Buffer.from(getParameter(call, "PASSWORD_CLAIM_SIGNATURE"), "base64");
  return sameBytes(signatureOf(signingKey(shared, scrambler(srp)), claim), given);
};
