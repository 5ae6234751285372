import type { Context, VerifyAuthChallengeResponseTriggerEvent } from "aws-lambda";
import { userId } from "#domain/api/shapes.ts";
import type { LinkRefusal } from "#domain/api/signIn.ts";
import { connectUserPool, createUserPoolClient, type UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { triggerClient } from "#lambdas/shared/triggerClient.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { isKeyOf, keyInAnswer } from "./accountKey.ts";
import { type RedeemLinkDeps, redeemLink } from "./redeemLink.ts";

type Event = VerifyAuthChallengeResponseTriggerEvent;
type PoolOf = (poolId: string) => Pick<UserPoolClient, "findAccount">;

/**
 * Cognito's VerifyAuthChallengeResponse trigger. A valid link that doesn't sign in is refused with an error whose
 * message is a `LinkRefusal`. Cognito passes that to the browser, and there is no other way to send it. The error is
 * expected, so it's thrown outside the error reporting.
 */
export const createHandler = (table: Table, poolOf: PoolOf, now: Clock) => {
  const judge = withErrorReporting((event: Event) =>
    judgeAnswer(event, { table, pool: poolOf(event.userPoolId) }, now()),
  );
  return async (event: Event, context: Context): Promise<Event> => {
    const judged = await judge(event, context);
    if (typeof judged === "string") throw new Error(judged);
    event.response.answerCorrect = judged;
    return event;
  };
};

async function judgeAnswer(
  { userName, request }: Event,
  doorkeeper: RedeemLinkDeps,
  now: Date,
): Promise<boolean | LinkRefusal> {
  if (request.userNotFound) return false;
  const key = keyInAnswer(String(request.challengeAnswer));
  if (key !== undefined) return isKeyOf(doorkeeper.table, userName, key, now);
  const email = request.userAttributes.email ?? "";
  return redeemLink(
    doorkeeper,
    { userId: userId.parse(userName), email, answer: String(request.challengeAnswer) },
    now,
  );
}

const client = connectUserPool(triggerClient);

export const handler = createHandler(
  openTable(triggerClient),
  (poolId) => createUserPoolClient(client, { poolId }),
  systemClock,
);
