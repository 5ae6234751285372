import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
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
const timeoutMs = 3500;

/**
 * Cognito's PostConfirmation trigger: gives a new account the sample play, and e-mails the owner of an account whose
 * forgotten password was replaced. It never blocks either.
 */
export const createHandler = (table: Table, now: Clock, ownerMail: OwnerMailOfPool) => {
  const follow = async (event: Event): Promise<void> => {
    if (event.triggerSource === "PostConfirmation_ConfirmSignUp") await addSample(table, event, now());
    else await notifyOwner(ownerMail(event.userPoolId), event.userName, "newPassword");
  };
  return async (event: Event): Promise<Event> => {
    await withoutBlocking(follow(event), timeoutMs);
    return event;
  };
};

async function addSample(table: Table, { userName, request }: Event, now: Date): Promise<void> {
  const language = interfaceLanguageOf([request.userAttributes.locale ?? ""]);
  await addSamplePlay(table, { userId: userId.parse(userName), language }, now);
}

export const handler = withErrorReporting(createHandler(openTable(), systemClock, ownerMailOfPool));
