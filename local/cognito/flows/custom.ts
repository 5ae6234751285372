import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import type { ChallengeResult, PendingChallenge } from "../challengeSessions.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { usernameOf } from "../nobody.ts";
import { invalidParameter, wrongPassword } from "../refusals.ts";
import { attributesForTriggers, hasTrigger, runTrigger } from "../triggers.ts";
import type { User } from "../users.ts";
import { type AuthAnswer, type AuthCall, challenge } from "./answers.ts";
import { finishSignIn } from "./finishSignIn.ts";
import { beginSrp } from "./srpPassword.ts";
import { getParameter } from "./start.ts";

/** Starts a custom sign-in. As in AWS, Define and Create don't receive InitiateAuth's ClientMetadata. */
export const beginCustom = (pool: LocalUserPool, user: User | undefined, call: AuthCall): Promise<AuthAnswer> => {
  if (!needed.every((trigger) => hasTrigger(pool, trigger)))
    throw invalidParameter("Custom auth lambda trigger is not configured for the user pool.");
  const first = call.parameters.CHALLENGE_NAME === "SRP_A" ? [{ challengeName: "SRP_A", challengeResult: true }] : [];
  const name = usernameOf(pool, user, getParameter(call, "USERNAME"));
  return nextStep(pool, { name, user }, { ...call, clientMetadata: undefined }, first);
};

const needed = ["DefineAuthChallenge", "CreateAuthChallenge", "VerifyAuthChallengeResponse"] as const;

/** After a correct password within a custom sign-in, Define decides what comes next. */
export const continueCustom = (pool: LocalUserPool, user: User, call: AuthCall, results: readonly ChallengeResult[]) =>
  nextStep(pool, { name: user.username, user }, call, [
    ...results,
    { challengeName: "PASSWORD_VERIFIER", challengeResult: true },
  ]);

/** Has Verify check the answer, and Define decide what follows. */
export const answerCustom = async (
  pool: LocalUserPool,
  pending: Extract<PendingChallenge, { challenge: "CUSTOM_CHALLENGE" }>,
  call: AuthCall,
): Promise<AuthAnswer> => {
  const user = pool.users.find(pending.name);
  const request = {
    ...about(user, call),
    privateChallengeParameters: pending.privateParameters,
    challengeAnswer: getParameter(call, "ANSWER"),
  };
  const { answerCorrect } = await runTrigger(
    pool,
    "VerifyAuthChallengeResponse_Authentication",
    { clientId: call.clientId, userName: pending.name, request, response: { answerCorrect: null } },
    z.object({ answerCorrect: z.boolean() }),
  );
  const result = {
    challengeName: "CUSTOM_CHALLENGE",
    challengeResult: answerCorrect,
    challengeMetadata: pending.metadata,
  };
  return nextStep(pool, { name: pending.name, user }, call, [...pending.results, result]);
};

interface Who {
  readonly name: string;
  /** Undefined if there is no such account and the client must not learn that. */
  readonly user: User | undefined;
}

const definition = z.object({
  challengeName: z.enum(["CUSTOM_CHALLENGE", "PASSWORD_VERIFIER"]).nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
});

const nextStep = async (
  pool: LocalUserPool,
  { name, user }: Who,
  call: AuthCall,
  results: readonly ChallengeResult[],
): Promise<AuthAnswer> => {
  const next = await runTrigger(
    pool,
    "DefineAuthChallenge_Authentication",
    {
      clientId: call.clientId,
      userName: name,
      request: { ...about(user, call), session: results },
      response: { challengeName: null, issueTokens: null, failAuthentication: null },
    },
    definition,
  );
  if (next.failAuthentication) throw wrongPassword();
  // A missing account gets no tokens, whatever the triggers say.
  if (next.issueTokens) return user ? finishSignIn(pool, user, call) : Promise.reject(wrongPassword());
  if (next.challengeName === "PASSWORD_VERIFIER") return beginSrp(pool, user, call, results);
  if (next.challengeName === "CUSTOM_CHALLENGE") return createChallenge(pool, { name, user }, call, results);
  throw new AwsError("InvalidLambdaResponseException", "DefineAuthChallenge named no challenge and issued no tokens.");
};

const creation = z.object({
  publicChallengeParameters: z.record(z.string(), z.string()).nullish(),
  privateChallengeParameters: z.record(z.string(), z.string()).nullish(),
  challengeMetadata: z.string().nullish(),
});

const createChallenge = async (
  pool: LocalUserPool,
  { name, user }: Who,
  call: AuthCall,
  results: readonly ChallengeResult[],
): Promise<AuthAnswer> => {
  const made = await runTrigger(
    pool,
    "CreateAuthChallenge_Authentication",
    {
      clientId: call.clientId,
      userName: name,
      request: { ...about(user, call), challengeName: "CUSTOM_CHALLENGE", session: results },
      response: { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null },
    },
    creation,
  );
  const pending = {
    challenge: "CUSTOM_CHALLENGE",
    name,
    clientId: call.clientId,
    results,
    privateParameters: made.privateChallengeParameters ?? {},
    metadata: made.challengeMetadata ?? undefined,
  } as const;
  return challenge(pool, pending, { USERNAME: name, ...made.publicChallengeParameters });
};

const about = (user: User | undefined, { clientMetadata }: AuthCall) => ({
  userAttributes: attributesForTriggers(user),
  ...(clientMetadata && { clientMetadata }),
  userNotFound: !user,
});
