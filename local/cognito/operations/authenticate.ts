import * as z from "zod";
import type { PendingChallenge } from "../challengeSessions.ts";
import { adminOperation, fields, openOperation } from "../cognitoOperation.ts";
import { type AuthAnswer, type AuthCall, tokensAnswer } from "../flows/answers.ts";
import { beginChoice, chosen } from "../flows/choice.ts";
import { answerCustom, beginCustom, continueCustom } from "../flows/custom.ts";
import { afterPassword } from "../flows/finishSignIn.ts";
import { chooseNewPassword } from "../flows/newPassword.ts";
import { provePlainPassword } from "../flows/plainPassword.ts";
import { refresh } from "../flows/refresh.ts";
import { answerSoftwareToken } from "../flows/softwareToken.ts";
import { beginSrp, proveSrp } from "../flows/srpPassword.ts";
import { findSigningInUser, getParameter } from "../flows/start.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { usernameOf } from "../nobody.ts";
import { invalidParameter, notAuthorizedError } from "../refusals.ts";
import { getClient } from "../tokens.ts";
import type { User } from "../users.ts";

const { ClientId, ClientMetadata, UserPoolId } = fields;
const parameters = z.record(z.string(), z.string().max(4096)).default({});

type Begin = (pool: LocalUserPool, user: User | undefined, call: AuthCall) => Promise<AuthAnswer> | AuthAnswer;

/** The flows that begin with a name. */
const beginners: Readonly<Record<string, Begin>> = {
  USER_SRP_AUTH: beginSrp,
  USER_PASSWORD_AUTH: (pool, user, call) => afterPassword(pool, provePlainPassword(pool, user, call), call),
  CUSTOM_AUTH: beginCustom,
  USER_AUTH: beginChoice,
};

export const InitiateAuth = openOperation(
  z.object({ ClientId, AuthFlow: z.string(), AuthParameters: parameters, ClientMetadata }),
  async (pool, input) => {
    const flow = input.AuthFlow === "REFRESH_TOKEN" ? "REFRESH_TOKEN_AUTH" : input.AuthFlow;
    assertAllowed(pool, input.ClientId, flow);
    const call = { clientId: input.ClientId, parameters: input.AuthParameters, clientMetadata: input.ClientMetadata };
    if (flow === "REFRESH_TOKEN_AUTH")
      return tokensAnswer(await refresh(pool, input.ClientId, getParameter(call, "REFRESH_TOKEN")));
    const begin = beginners[flow];
    if (!begin) throw invalidParameter(`Unknown auth flow ${input.AuthFlow}`);
    return begin(pool, await findSigningInUser(pool, call), call);
  },
);

/** Signs in for our functions, which have AWS credentials. */
export const AdminInitiateAuth = adminOperation(
  z.object({
    UserPoolId,
    ClientId,
    AuthFlow: z.enum(["ADMIN_USER_PASSWORD_AUTH", "CUSTOM_AUTH"]),
    AuthParameters: parameters,
    ClientMetadata,
  }),
  async (pool, input) => {
    assertAllowed(pool, input.ClientId, input.AuthFlow);
    const call = { clientId: input.ClientId, parameters: input.AuthParameters, clientMetadata: input.ClientMetadata };
    const user = await findSigningInUser(pool, call);
    if (input.AuthFlow === "CUSTOM_AUTH") return beginCustom(pool, user, call);
    return afterPassword(pool, provePlainPassword(pool, user, call), call);
  },
);

const assertAllowed = (pool: LocalUserPool, clientId: string, flow: string) => {
  const { ExplicitAuthFlows, RefreshTokenRotation } = getClient(pool, clientId);
  const rotates = flow === "REFRESH_TOKEN_AUTH" && RefreshTokenRotation.Feature === "ENABLED";
  if (rotates || !ExplicitAuthFlows.includes(`ALLOW_${flow}`))
    throw invalidParameter(`${flow} flow not enabled for this client`);
};

type Respond<Name extends PendingChallenge["challenge"]> = (
  pool: LocalUserPool,
  pending: Extract<PendingChallenge, { challenge: Name }>,
  call: AuthCall,
) => Promise<AuthAnswer> | AuthAnswer;

const responds: { readonly [Name in PendingChallenge["challenge"]]: Respond<Name> } = {
  PASSWORD_VERIFIER: (pool, pending, call) => {
    const user = proveSrp(pool, pending, call);
    return pending.custom ? continueCustom(pool, user, call, pending.custom) : afterPassword(pool, user, call);
  },
  CUSTOM_CHALLENGE: answerCustom,
  SELECT_CHALLENGE: (pool, pending, call) =>
    chosen(pool, pool.users.find(pending.name), call, getParameter(call, "ANSWER")),
  NEW_PASSWORD_REQUIRED: (pool, { name }, call) => chooseNewPassword(pool, name, call),
  SOFTWARE_TOKEN_MFA: (pool, { name }, call) => answerSoftwareToken(pool, name, call),
};

const challengeAnswer = z.object({
  ClientId,
  ChallengeName: z.string(),
  ChallengeResponses: parameters,
  Session: z.string().min(20, "Session is required."),
  ClientMetadata,
});

const takeAnswer = async (pool: LocalUserPool, input: z.output<typeof challengeAnswer>): Promise<AuthAnswer> => {
  const pending = pool.challenges.get(input.Session);
  const call = { clientId: input.ClientId, parameters: input.ChallengeResponses, clientMetadata: input.ClientMetadata };
  const isSame = pending.challenge === input.ChallengeName && pending.clientId === input.ClientId;
  if (!isSame || !isNamed(pool, pending, getParameter(call, "USERNAME")))
    throw notAuthorizedError("Invalid session for the user.");
  const again = mayTryAgain.includes(pending.challenge);
  if (!again) pool.challenges.close(input.Session);
  const answer = await respond(pool, pending.challenge, pending, call);
  pool.challenges.close(input.Session);
  return answer;
};

export const RespondToAuthChallenge = openOperation(challengeAnswer, takeAnswer);
export const AdminRespondToAuthChallenge = adminOperation(
  z.object({ UserPoolId, ...challengeAnswer.shape }),
  takeAnswer,
);

/** After a mistyped code or a weak password, the same session may be used again. */
const mayTryAgain: readonly PendingChallenge["challenge"][] = ["SOFTWARE_TOKEN_MFA", "NEW_PASSWORD_REQUIRED"];

/** Returns whether a session belongs to this user, who may be named by address or by `sub`. */
const isNamed = (pool: LocalUserPool, { name }: PendingChallenge, given: string): boolean =>
  name === given || name === usernameOf(pool, pool.users.find(given), given);

const respond = <Name extends PendingChallenge["challenge"]>(
  pool: LocalUserPool,
  name: Name,
  pending: PendingChallenge,
  call: AuthCall,
) => responds[name](pool, pending as Extract<PendingChallenge, { challenge: Name }>, call);
