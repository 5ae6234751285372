import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { userId } from "#domain/api/shapes.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { markPasswordChosen } from "#lambdas/stores/chosenPasswords.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { addSamplePlay } from "./addSamplePlay.ts";
import { endAllSessions } from "./endAllSessions.ts";
import { notifyOwner, type OwnerMailDeps } from "./notifyOwner.ts";
import { ownerMailOfPool } from "./ownerMailOfPool.ts";
import { withoutBlocking } from "./withoutBlocking.ts";

type Event = PostConfirmationTriggerEvent;
type OwnerOfPool = (poolId: string) => OwnerMailDeps & {
  readonly pool: Pick<UserPoolClient, "findAccount" | "endSessions">;
};

/** A missing sample play, or e-mail, must not look like a failed confirmation. */
const timeoutMs = 3500;

/**
 * Cognito's PostConfirmation trigger: gives a new account the sample play. Where a forgotten password was replaced, it ends all
 * sessions and e-mails the account's owner. It never blocks either.
 */
export const createHandler = (table: Table, now: Clock, ownerMail: OwnerOfPool) => {
  const follow = async (event: Event): Promise<void> => {
    if (event.triggerSource === "PostConfirmation_ConfirmSignUp") await addSample(table, event, now());
    else await followReset({ table, now: now(), ownerMail }, event);
  };
  return async (event: Event): Promise<Event> => {
    await withoutBlocking(follow(event), timeoutMs);
    return event;
  };
};

interface ResetDeps {
  readonly table: Table;
  readonly now: Date;
  readonly ownerMail: OwnerOfPool;
}

/** Whoever knew the old password may still be signed in. */
async function followReset({ table, now, ownerMail }: ResetDeps, { userPoolId, userName }: Event): Promise<void> {
  const { pool, sendMail } = ownerMail(userPoolId);
  const person = userId.parse(userName);
  const done = await Promise.allSettled([
    endAllSessions({ table, pool }, person, now),
    markPasswordChosen(table, person, now),
    notifyOwner({ pool, sendMail }, userName, "newPassword"),
  ]);
  for (const one of done) if (one.status === "rejected") throw one.reason;
}

async function addSample(table: Table, { userName, request }: Event, now: Date): Promise<void> {
  const language = interfaceLanguageOf([request.userAttributes.locale ?? ""]);
  await addSamplePlay(table, { userId: userId.parse(userName), language }, now);
}

export const handler = withErrorReporting(createHandler(openTable(), systemClock, ownerMailOfPool));
