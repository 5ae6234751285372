import type { CreateAuthChallengeTriggerEvent } from "aws-lambda";

/** Cognito's CreateAuthChallenge trigger: it has nothing to say, for the secret is in the mail already. */
export const handler = async (event: CreateAuthChallengeTriggerEvent): Promise<CreateAuthChallengeTriggerEvent> => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = "LINK";
  return event;
};
