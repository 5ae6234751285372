import * as z from "zod";
import type { LocalUserPool } from "./LocalUserPool.ts";
import { attributesForTriggers, hasTrigger, runTrigger } from "./triggers.ts";
import type { User } from "./users.ts";

/** Only groups can be overridden here. Anything else in a response is refused, because it would have no effect. */
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
    })
    .nullish(),
});

/** Asks the PreTokenGeneration trigger (version 2) which groups a user's tokens name; without one, all of them. */
export const groupsForTokens = async (
  pool: LocalUserPool,
  user: User,
  { clientId, source }: { readonly clientId: string; readonly source: "Authentication" | "RefreshTokens" },
): Promise<readonly string[]> => {
  if (!hasTrigger(pool, "PreTokenGenerationConfig")) return user.groups;
  const { claimsAndScopeOverrideDetails: details } = await runTrigger(
    pool,
    `TokenGeneration_${source}`,
    {
      clientId,
      userName: user.username,
      version: "2",
      request: {
        userAttributes: attributesForTriggers(user),
        scopes: ["aws.cognito.signin.user.admin"],
        groupConfiguration: { groupsToOverride: user.groups, iamRolesToOverride: [], preferredRole: null },
      },
      response: { claimsAndScopeOverrideDetails: null },
    },
    response,
  );
  return details ? (details.groupOverrideDetails?.groupsToOverride ?? []) : user.groups;
};
