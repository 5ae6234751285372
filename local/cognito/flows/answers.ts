import type { PendingChallenge } from "../challengeSessions.ts";
import { type AuthenticationResult, getClient } from "../tokens.ts";
import type { UserPool } from "../UserPool.ts";

/** What InitiateAuth and RespondToAuthChallenge answer: the next challenge, or the tokens. */
export type AuthAnswer =
  | { readonly ChallengeParameters: Record<string, never>; readonly AuthenticationResult: AuthenticationResult }
  | {
      readonly ChallengeName: string;
      readonly ChallengeParameters: Readonly<Record<string, string>>;
      readonly Session: string;
      readonly AvailableChallenges?: readonly string[];
    };

/** Asks for the next step, and remembers what it was. */
export const challenge = (
  pool: UserPool,
  pending: PendingChallenge,
  parameters: Readonly<Record<string, string>>,
): AuthAnswer => ({
  ChallengeName: pending.challenge,
  ChallengeParameters: parameters,
  Session: pool.challenges.open(pending, getClient(pool, pending.clientId).AuthSessionValidity),
});

export const tokens = (result: AuthenticationResult): AuthAnswer => ({
  ChallengeParameters: {},
  AuthenticationResult: result,
});

/** One call of a sign-in, with what every flow needs of it. */
export interface AuthCall {
  readonly clientId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}
