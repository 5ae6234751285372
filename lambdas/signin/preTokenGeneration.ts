import type { PreTokenGenerationV2TriggerEvent } from "aws-lambda";
import { tokenScopes } from "#domain/api/tokenScopes.ts";
import { connectUserPool, createUserPoolClient, type UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { administrators } from "#lambdas/shared/identity.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { triggerClient } from "#lambdas/shared/triggerClient.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { isOwnSignIn } from "./accountKey.ts";

type Event = PreTokenGenerationV2TriggerEvent;
type PoolOf = (poolId: string) => Pick<UserPoolClient, "findAccount">;

/**
 * Cognito's PreTokenGeneration trigger (version 2, which covers access tokens). It takes two things out of access tokens:
 *
 * - The scope to change the account. A scope for our API takes its place: our API changes accounts (`changeSignIn`) and refuses
 *   devices that were signed out, which Cognito doesn't know. Only tokens that our own function gets for a change keep the scope.
 * - The group of administrators, if the account has no authenticator app. The event doesn't say how somebody signed in, so it
 *   asks the pool. An account with the app can't sign in without it: the pool asks for its code after the password, and
 *   sign-in links are refused.
 */
export const createHandler =
  (table: Table, poolOf: PoolOf, now: Clock) =>
  async (event: Event): Promise<Event> => {
    const { groupConfiguration, clientMetadata } = event.request;
    const isOurs = await isOwnSignIn(table, { userName: event.userName, clientMetadata }, now());
    const groups = groupConfiguration.groupsToOverride ?? [];
    const isMissingApp =
      groups.includes(administrators) && !(await hasSecondFactor(poolOf(event.userPoolId), event.userName));
    const groupsToOverride = isMissingApp ? groups.filter((group) => group !== administrators) : groups;
    event.response = {
      claimsAndScopeOverrideDetails: {
        // Without it, Cognito leaves out all groups.
        groupOverrideDetails: { ...groupConfiguration, groupsToOverride },
        ...(!isOurs && {
          accessTokenGeneration: { scopesToSuppress: [tokenScopes.selfService], scopesToAdd: [tokenScopes.api] },
        }),
      },
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

export const handler = withErrorReporting(
  createHandler(openTable(triggerClient), (poolId) => createUserPoolClient(client, { poolId }), systemClock),
);
