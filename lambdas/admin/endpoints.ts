import { countActivity, type FoundPerson, findPeople, listActivity } from "#domain/api/adminActivity.ts";
import { answerMessage, listMessages, removeMessage } from "#domain/api/messages.ts";
import type { UserId } from "#domain/play/play.ts";
import { dayMs } from "#domain/time.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { log } from "#lambdas/shared/logger.ts";
import { listCounts } from "#lambdas/stores/activityCounts.ts";
import { searchActivity } from "#lambdas/stores/activityFilter.ts";
import { deleteMessage, markAnswered, listStoredMessages as readMessages } from "#lambdas/stores/messages.ts";
import type { Table } from "#lambdas/stores/table.ts";

interface AdminOptions {
  readonly table: Table;
  readonly pool: Pick<UserPoolClient, "findAccount">;
  readonly now: Clock;
}

/** The administrators' screens. The contracts refuse everybody else. */
export const adminEndpoints = ({ table, pool, now }: AdminOptions): readonly Endpoint[] => [
  endpoint(listActivity, async ({ userId, query: { user, next, ...search } }) => {
    logReading(userId, { what: "activity", person: user, from: search.from, to: search.to });
    return searchActivity(table, { ...search, userId: user, before: next });
  }),
  endpoint(countActivity, async ({ query }) => ({ hours: await listCounts(table, daysOf(query)) })),
  endpoint(findPeople, async ({ userId, query: { who } }) => {
    const people = await findPeopleNames(pool, who);
    for (const person of people) logReading(userId, { what: "name", person: person.userId });
    return { people };
  }),
  endpoint(listMessages, async ({ userId, query: { next } }) => {
    logReading(userId, { what: "messages" });
    return readMessages(table, next, now());
  }),
  endpoint(answerMessage, async ({ params: { messageId }, body: { answered } }) =>
    markAnswered(table, messageId, answered ? now() : null),
  ),
  endpoint(removeMessage, async ({ params: { messageId } }) => {
    await deleteMessage(table, messageId);
    return { removed: true } as const;
  }),
];

/** The contract limits the number of days. */
function daysOf({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, n) => new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10));
}

interface Reading {
  readonly what: "activity" | "name" | "messages";
  /** Whose; undefined for everybody's. */
  readonly person?: string | undefined;
  /** The days that were read. */
  readonly from?: string;
  readonly to?: string;
}

/** Logs that an administrator reads what people did or wrote to us, with both account IDs. */
const logReading = (administrator: UserId, { person, ...what }: Reading): void =>
  log("info", "administrator-read", { administrator, ...what, person: person ?? "everybody" });

/** Concurrent look-ups. The user pool allows 120 a second, and sign-ins need some of them. */
const atOnce = 5;

/** Finds people by account ID or e-mail address, each once. Unknown ones are left out. */
async function findPeopleNames(
  pool: Pick<UserPoolClient, "findAccount">,
  names: readonly string[],
): Promise<FoundPerson[]> {
  const people = new Map<string, FoundPerson>();
  for (let start = 0; start < names.length; start += atOnce) {
    const found = await Promise.all(names.slice(start, start + atOnce).map((name) => pool.findAccount(name)));
    for (const account of found) {
      if (account)
        people.set(account.userId, { userId: account.userId, email: account.email, name: account.fullName ?? "" });
    }
  }
  return [...people.values()];
}
