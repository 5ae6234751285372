import { setTimeout as sleep } from "node:timers/promises";
import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { interfaceLanguageOf } from "#domain/account/interfaceLanguages.ts";
import { userId } from "#domain/api/shapes.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { addSamplePlay } from "./addSamplePlay.ts";

type Event = PostConfirmationTriggerEvent;

/** Cognito waits five seconds for a trigger. A missing sample play must not look like a failed confirmation. */
const patienceMs = 3500;

/** Cognito's PostConfirmation trigger: gives a new account the sample play. It never blocks the confirmation. */
export const createHandler =
  (table: Table, now: Clock) =>
  async (event: Event): Promise<Event> => {
    if (event.triggerSource !== "PostConfirmation_ConfirmSignUp") return event;
    const added = addSample(table, event, now()).catch((error) => onUnexpected(error));
    await Promise.race([added, sleep(patienceMs, undefined, { ref: false })]);
    return event;
  };

async function addSample(table: Table, { userName, request }: Event, now: Date): Promise<void> {
  const language = interfaceLanguageOf([request.userAttributes.locale ?? ""]);
  await addSamplePlay(table, { userId: userId.parse(userName), language }, now);
}

export const handler = withErrorReporting(createHandler(openTable(), systemClock));
