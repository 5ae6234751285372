import { countActivity, findPeople, listActivity } from "#domain/api/adminActivity.ts";
import { answerMessage, listMessages, removeMessage } from "#domain/api/messages.ts";
import { dayMs } from "#domain/time.ts";
import type { UserPoolClient } from "#lambdas/services/userPoolClient.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { listCounts } from "#lambdas/stores/activityCounts.ts";
import { searchActivity } from "#lambdas/stores/activityFilter.ts";
import { deleteMessage, markAnswered, listStoredMessages as readMessages } from "#lambdas/stores/messages.ts";
import type { Table } from "#lambdas/stores/table.ts";
import { findPeopleNames } from "./findPeopleNames.ts";
import { logReading } from "./logReading.ts";

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
