import type { VerifyAuthChallengeResponseTriggerEvent } from "aws-lambda";
import { userId } from "#domain/api/shapes.ts";
import { connectUserPool, type UserPool, userPoolBehind } from "#lambdas/services/userPool.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { redeemLink } from "./redeemLink.ts";

type Event = VerifyAuthChallengeResponseTriggerEvent;

/**
 * Cognito's VerifyAuthChallengeResponse trigger. A right link that does not let in is refused by an error whose
 * message is a `LinkRefusal`: Cognito hands that to the browser, and there is no other way to say it.
 */
export const createHandler =
  (table: Table, poolOf: (poolId: string) => Pick<UserPool, "findAccount">, now: Clock) =>
  async (event: Event): Promise<Event> => {
    event.response.answerCorrect = false;
    if (event.request.userNotFound) return event;
    const shown = {
      userId: userId.parse(event.userName),
      email: event.request.userAttributes.email ?? "",
      answer: String(event.request.challengeAnswer),
    };
    const redeemed = await redeemLink({ table, pool: poolOf(event.userPoolId) }, shown, now());
    if (typeof redeemed === "string") throw new Error(redeemed);
    event.response.answerCorrect = redeemed;
    return event;
  };

const client = connectUserPool();

export const handler = createHandler(openTable(), (poolId) => userPoolBehind(client, { poolId }), systemClock);
