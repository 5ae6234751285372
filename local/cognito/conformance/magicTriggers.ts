import type { InvokeTrigger } from "../LocalUserPool.ts";

interface CalledTrigger {
  readonly trigger: string;
  readonly source: string;
  readonly userName: string;
  readonly request: Record<string, unknown>;
}

/** Triggers like those of a sign-in link: one custom challenge with three attempts. Every call is recorded. */
export const magicTriggers = (secret: string) => {
  const calls: CalledTrigger[] = [];
  const invokeTrigger: InvokeTrigger = async (trigger, raw) => {
    const event = raw as { triggerSource: string; userName: string; request: Record<string, unknown> };
    calls.push({ trigger, source: event.triggerSource, userName: event.userName, request: event.request });
    return { ...event, response: respond(trigger, event.request, secret) };
  };
  return { calls, invokeTrigger };
};

const respond = (trigger: string, request: Record<string, unknown>, secret: string): object => {
  if (trigger === "DefineAuthChallenge")
    return define(request.session as { challengeName: string; challengeResult: boolean }[]);
  if (trigger === "CreateAuthChallenge")
    return {
      publicChallengeParameters: { hint: "the link" },
      privateChallengeParameters: { secret },
      challengeMetadata: "LINK",
    };
  if (trigger === "VerifyAuthChallengeResponse")
    return {
      answerCorrect: (request.privateChallengeParameters as { secret: string }).secret === request.challengeAnswer,
    };
  return {};
};

const define = (session: readonly { challengeName: string; challengeResult: boolean }[]): object => {
  const last = session.at(-1);
  if (last?.challengeName === "SRP_A") return { challengeName: "PASSWORD_VERIFIER" };
  if (last?.challengeName === "CUSTOM_CHALLENGE" && last.challengeResult) return { issueTokens: true };
  const wrong = session.filter(({ challengeResult }) => !challengeResult).length;
  return wrong >= 3 ? { failAuthentication: true } : { challengeName: "CUSTOM_CHALLENGE" };
};

export const magicLambdaConfig = {
  LambdaConfig: {
    DefineAuthChallenge: "define",
    CreateAuthChallenge: "create",
    VerifyAuthChallengeResponse: "verify",
    PostAuthentication: "after",
    PreAuthentication: "before",
  },
};
