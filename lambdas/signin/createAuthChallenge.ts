import type { CreateAuthChallengeTriggerEvent } from "aws-lambda";

/** Cognito's CreateAuthChallenge trigger. It adds nothing, because the secret is already in the e-mail. */
export const handler = async (event: CreateAuthChallengeTriggerEvent): Promise<CreateAuthChallengeTriggerEvent> => {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  event.response.challengeMetadata = "LINK";
  return event;
};
