import * as z from "zod";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { attributesForTriggers, hasTrigger, runTrigger } from "./triggers.ts";
import type { User } from "./users.ts";

/** What a token holds that a trigger can change. */
export interface TokenContent {
  readonly groups: readonly string[];
  /** Of the access token. */
  readonly scopes: readonly string[];
}

/** The one scope of a sign-in without OAuth. Operations that take an access token need it. */
export const selfServiceScope = "aws.cognito.signin.user.admin";

/** Groups can be overridden here, and scopes added and suppressed. Anything else in a response is refused: it would have no effect. */
const scope = z.string().regex(/^\S+$/, "A scope has no spaces.");

const response = z.object({
  claimsAndScopeOverrideDetails: z
    .strictObject({
      groupOverrideDetails: z
        .strictObject({
          groupsToOverride: z.array(z.string()).nullish(),
          iamRolesToOverride: z.array(z.string()).nullish(),
          preferredRole: z.string().nullish(),
        })
        .nullish(),
      accessTokenGeneration: z
        .strictObject({ scopesToAdd: z.array(scope).nullish(), scopesToSuppress: z.array(scope).nullish() })
        .nullish(),
    })
    .nullish(),
});

/** For whom tokens are issued, and why. */
export interface TokenRequest {
  readonly clientId: string;
  readonly source: "Authentication" | "RefreshTokens";
  /** Of RespondToAuthChallenge. InitiateAuth's doesn't reach this trigger. */
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

/** Asks the PreTokenGeneration trigger (version 2) what a user's tokens hold; without one, everything. */
export const tokenContentFor = async (
  pool: LocalUserPool,
  user: User,
  { clientId, source, clientMetadata }: TokenRequest,
): Promise<TokenContent> => {
  const all = { groups: user.groups, scopes: [selfServiceScope] };
  if (!hasTrigger(pool, "PreTokenGenerationConfig")) return all;
  const { claimsAndScopeOverrideDetails: details } = await runTrigger(
    pool,
    `TokenGeneration_${source}`,
    {
      clientId,
      userName: user.username,
      version: "2",
      request: {
        userAttributes: attributesForTriggers(user),
        scopes: all.scopes,
        ...(clientMetadata && { clientMetadata }),
        groupConfiguration: { groupsToOverride: user.groups, iamRolesToOverride: [], preferredRole: null },
      },
      response: { claimsAndScopeOverrideDetails: null },
    },
    response,
  );
  if (!details) return all;
  const { scopesToAdd, scopesToSuppress } = details.accessTokenGeneration ?? {};
  return {
    groups: details.groupOverrideDetails?.groupsToOverride ?? [],
    scopes: [...all.scopes, ...(scopesToAdd ?? [])].filter((name) => !scopesToSuppress?.includes(name)),
  };
};
