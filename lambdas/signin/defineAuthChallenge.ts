import type { DefineAuthChallengeTriggerEvent } from "aws-lambda";

const maxWrongAnswers = 3;

/**
 * Cognito's DefineAuthChallenge trigger. It asks for the link's secret up to three times, and accepts nothing else. A
 * password sent within this flow ends it, because Cognito doesn't ask for a second factor here.
 */
export const handler = async (event: DefineAuthChallengeTriggerEvent): Promise<DefineAuthChallengeTriggerEvent> => {
  const { session } = event.request;
  const known = session.every(({ challengeName }) => challengeName === "CUSTOM_CHALLENGE");
  const right = known && session.at(-1)?.challengeResult === true;
  const ended = !known || (!right && session.length >= maxWrongAnswers);
  event.response.issueTokens = right;
  event.response.failAuthentication = ended;
  if (!right && !ended) event.response.challengeName = "CUSTOM_CHALLENGE";
  return event;
};
