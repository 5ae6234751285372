import { randomBytes } from "node:crypto";
import type { ChallengeResult, PendingChallenge, SrpExchange } from "../challengeSessions.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { placeholderPassword, usernameOf } from "../nobody.ts";
import { guardPassword, hasExpired, poolNameOf } from "../passwords.ts";
import { invalidParameter, wrongPassword } from "../refusals.ts";
import { isAcceptable, sameBytes, scrambler, serverPublic, sharedSecret, signatureOf, signingKey } from "../srp.ts";
import type { User } from "../users.ts";
import { type AuthAnswer, type AuthCall, challenge } from "./answers.ts";
import { getParameter } from "./start.ts";

/**
 * Answers the client's public number A with the server's and the salt. A missing account gets a consistent salt, as a
 * real user would.
 */
export const beginSrp = (
  pool: LocalUserPool,
  user: User | undefined,
  call: AuthCall,
  custom?: readonly ChallengeResult[],
): AuthAnswer => {
  const clientPublic = readPublic(getParameter(call, "SRP_A"));
  const username = usernameOf(pool, user, getParameter(call, "USERNAME"));
  const { salt, verifier } = user?.password ?? placeholderPassword(pool, username);
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
    name: username,
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

/** Returns the user if the client has proved to know the password. */
export const proveSrp = (
  pool: LocalUserPool,
  pending: Extract<PendingChallenge, { challenge: "PASSWORD_VERIFIER" }>,
  call: AuthCall,
): User => {
  const user = pool.users.find(pending.name);
  const kept = user?.password;
  guardPassword(pool, pending.name, () => isProof(pool, user, pending.srp, call) && !!kept && !hasExpired(pool, kept));
  if (!user) throw wrongPassword();
  return user;
};

const isProof = (pool: LocalUserPool, user: User | undefined, srp: SrpExchange, call: AuthCall): boolean => {
  const shared = sharedSecret(srp, srp.verifier, srp.serverSecret);
  // The time is signed but not compared with the stand-in's clock, because tests can change that clock but not the
  // browser's.
  const claim = {
    poolName: poolNameOf(pool),
    username: user?.username ?? "",
    secretBlock: srp.secretBlock,
    timestamp: getParameter(call, "TIMESTAMP"),
  };
  const given = Buffer.from(getParameter(call, "PASSWORD_CLAIM_SIGNATURE"), "base64");
  return sameBytes(signatureOf(signingKey(shared, scrambler(srp)), claim), given);
};
