import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { connectUserPool, createUserPoolClient, type UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { administrators } from "#lambdas/shared/identity.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { triggerClient } from "#lambdas/shared/triggerClient.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";

type Event = PreTokenGenerationV2TriggerEvent;
type PoolOf = (poolId: string) => Pick<UserPoolClient, "findAccount">;

/**
 * Cognito's PreTokenGeneration trigger (version 2, which covers access tokens): leaves the group of administrators out of
 * the tokens of an account without an authenticator app. The event doesn't say how somebody signed in, so it asks the
 * pool. An account with the app can't sign in without it: the pool asks for its code after the password, and sign-in
 * links are refused.
 */
export const createHandler =
  (poolOf: PoolOf) =>
  async (event: Event): Promise<Event> => {
    const { groupConfiguration } = event.request;
    const groups = groupConfiguration.groupsToOverride ?? [];
    if (!groups.includes(administrators) || (await hasSecondFactor(poolOf(event.userPoolId), event.userName)))
      return event;
    const others = groups.filter((group) => group !== administrators);
    event.response = {
      claimsAndScopeOverrideDetails: { groupOverrideDetails: { ...groupConfiguration, groupsToOverride: others } },
    };
    return event;
  };

/** If the pool doesn't answer, administrators can still sign in, as everybody else. */
async function hasSecondFactor(pool: Pick<UserPoolClient, "findAccount">, userName: string): Promise<boolean> {
  try {
    return (await pool.findAccount(userName))?.hasSecondFactor ?? false;
  } catch (error) {
    onUnexpected(error);
    return false;
  }
}

const client = connectUserPool(triggerClient);

export const handler = withErrorReporting(createHandler((poolId) => createUserPoolClient(client, { poolId })));
