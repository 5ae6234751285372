import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { userId } from "#domain/api/shapes.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { addSamplePlay } from "./addSamplePlay.ts";
import { notifyOwner } from "./notifyOwner.ts";
import { type OwnerMailOfPool, ownerMailOfPool } from "./ownerMailOfPool.ts";
import { withoutBlocking } from "./withoutBlocking.ts";

type Event = PostConfirmationTriggerEvent;

/** A missing sample play, or e-mail, must not look like a failed confirmation. */
const patienceMs = 3500;

/**
 * Cognito's PostConfirmation trigger: gives a new account the sample play, and e-mails the owner of an account whose
 * forgotten password was replaced. It never blocks either.
 */
export const createHandler = (table: Table, now: Clock, ownerMail: OwnerMailOfPool) => {
  const follow = async ({ triggerSource, userName, userPoolId }: Event): Promise<void> => {
    if (triggerSource === "PostConfirmation_ConfirmSignUp") await addSamplePlay(table, userId.parse(userName), now());
    else await notifyOwner(ownerMail(userPoolId), userName, "newPassword");
  };
  return async (event: Event): Promise<Event> => {
    await withoutBlocking(follow(event), patienceMs);
    return event;
  };
};

export const handler = withErrorReporting(createHandler(openTable(), systemClock, ownerMailOfPool));
