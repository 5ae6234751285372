import type { UserId } from "#domain/play/play.ts";
import type { SubmissionEntry } from "#domain/submissions/submission.ts";
import { hourSeconds } from "#domain/time.ts";
import { assertWithinRate } from "#lambdas/shared/assertWithinRate.ts";
import type { Table } from "#lambdas/stores/table.ts";

/** Characters that one person may store in an hour: three times a full log of long entries. */
const storedByPerson = { name: "submissions-stored", limit: 30_000_000, windowSeconds: hourSeconds };

/** What an entry costs besides its text: the table counts whole kilobytes. */
const charactersOfEntry = 1000;

/** Counts entries by their length. Refuses them if the person has stored very much within the hour. */
export const assertMayStore = (
  table: Table,
  userId: UserId,
  entries: readonly SubmissionEntry[],
  now: Date,
): Promise<void> =>
  assertWithinRate(
    table,
    { ...storedByPerson, key: userId, amount: entries.length * charactersOfEntry + JSON.stringify(entries).length },
    now,
    { detail: (wait) => `You've saved very many submissions in a short time. Try again in ${wait}.` },
  );

/** Pages of up to a megabyte that one person may load in an hour: a full log, a hundred times. */
const listedByPerson = { name: "submissions-listed", limit: 3000, windowSeconds: hourSeconds };

export const assertMayListPage = (table: Table, userId: UserId, now: Date): Promise<void> =>
  assertWithinRate(table, { ...listedByPerson, key: userId }, now, {
    detail: (wait) => `You've loaded your submissions very often. Try again in ${wait}.`,
  });
