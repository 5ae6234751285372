import type { DefineAuthChallengeTriggerEvent } from "aws-lambda";

const mostWrongAnswers = 3;

/**
 * Cognito's DefineAuthChallenge trigger: the link's secret is asked for, up to three times, and nothing else lets in.
 * A password within this flow ends it, for Cognito asks for no second factor here.
 */
export const handler = async (event: DefineAuthChallengeTriggerEvent): Promise<DefineAuthChallengeTriggerEvent> => {
  const { session } = event.request;
  const known = session.every(({ challengeName }) => challengeName === "CUSTOM_CHALLENGE");
  const right = known && session.at(-1)?.challengeResult === true;
  const ended = !known || (!right && session.length >= mostWrongAnswers);
  event.response.issueTokens = right;
  event.response.failAuthentication = ended;
  if (!right && !ended) event.response.challengeName = "CUSTOM_CHALLENGE";
  return event;
};
