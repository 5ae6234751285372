import type { PostAuthenticationTriggerEvent } from "aws-lambda";
import { userId } from "#domain/api/shapes.ts";
import { type Clock, systemClock } from "#lambdas/shared/clock.ts";
import { triggerClient } from "#lambdas/shared/triggerClient.ts";
import { withErrorReporting } from "#lambdas/shared/withErrorReporting.ts";
import { claimUsedLink } from "#lambdas/stores/signInLinks.ts";
import { putSignIn } from "#lambdas/stores/signIns.ts";
import { openTable, type Table } from "#lambdas/stores/table.ts";
import { isOwnSignIn } from "./accountKey.ts";
import { withoutBlocking } from "./withoutBlocking.ts";

type Event = PostAuthenticationTriggerEvent;

/** A failed log entry must not block a sign-in. */
const timeoutMs = 2000;

/** Cognito's PostAuthentication trigger: records the sign-in. It never blocks one. */
export const createHandler =
  (table: Table, now: Clock) =>
  async (event: Event): Promise<Event> => {
    await withoutBlocking(recordSignIn(table, event, now()), timeoutMs);
    return event;
  };

/** A link that was used just now tells how this person signed in, because the trigger's event doesn't. */
async function recordSignIn(table: Table, { userName, request }: Event, now: Date): Promise<void> {
  if (await isOwnSignIn(table, { userName, clientMetadata: request.clientMetadata }, now)) return;
  const person = userId.parse(userName);
  const how = (await claimUsedLink(table, person, now)) ? "link" : "password";
  await putSignIn(table, person, { at: now.toISOString(), how, device: deviceOf(request.clientMetadata) });
}

/** Returns the browser's description of itself as one short line. */
const deviceOf = (said: Readonly<Record<string, string>> = {}): string | undefined =>
  [...(said.device ?? "").replace(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, 50).join("") || undefined;

export const handler = withErrorReporting(createHandler(openTable(triggerClient), systemClock));
