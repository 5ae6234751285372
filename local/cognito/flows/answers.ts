import type { PendingChallenge } from "../challengeSessions.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import { type AuthenticationResult, getClient } from "../tokens.ts";

/** The result of InitiateAuth and RespondToAuthChallenge: the next challenge, or the tokens. */
export type AuthAnswer =
  | { readonly ChallengeParameters: Record<string, never>; readonly AuthenticationResult: AuthenticationResult }
  | {
      readonly ChallengeName: string;
      readonly ChallengeParameters: Readonly<Record<string, string>>;
      readonly Session: string;
      readonly AvailableChallenges?: readonly string[];
    };

/** Returns the next challenge and stores it. */
export const challenge = (
  pool: LocalUserPool,
  pending: PendingChallenge,
  parameters: Readonly<Record<string, string>>,
): AuthAnswer => ({
  ChallengeName: pending.challenge,
  ChallengeParameters: parameters,
  Session: pool.challenges.open(pending, getClient(pool, pending.clientId).AuthSessionValidity),
});

export const tokensAnswer = (result: AuthenticationResult): AuthAnswer => ({
  ChallengeParameters: {},
  AuthenticationResult: result,
});

/** One call of a sign-in, with the data that every flow needs. */
export interface AuthCall {
  readonly clientId: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}
