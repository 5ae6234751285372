import { type SubmissionPlace, submission } from "#domain/api/submissions.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { isOpen, type Submission, type SubmissionEntry, type SubmissionId } from "#domain/submissions/submission.ts";
import {
  type ExistingSubmission,
  maxSubmissionAttempts,
  readExistingSubmissions,
  type SubmissionTally,
} from "./existingSubmissions.ts";
import { pause } from "./pause.ts";
import {
  partAndIdOf,
  partOfEntry,
  prefixOfPart,
  type SubmissionPart,
  submissionKey,
  submissionPrefix,
  submissionTallyKey,
} from "./submissionKeys.ts";
import { busy, countPage, type Key, queryPage, type Table, type TransactItem, transact } from "./table.ts";

/*
 * One item per person counts all submissions. It also has a number that increases with every submission that's added or deleted: who
 * has read it knows at the end whether somebody else added the same one, under the other key.
 */

const keyOfPlace = (userId: UserId, place: SubmissionPlace): Key => {
  const [part = "", id = ""] = place.split("/");
  return submissionKey(userId, part === "open" ? "open" : "closed", id);
};

function placeOf({ SK }: Key): SubmissionPlace {
  const { part, id } = partAndIdOf(SK);
  return `${part}/${id}`;
}

const pageSize = 200;

export interface SubmissionPage {
  readonly submissions: Submission[];
  /** The last submission read. The next page starts after it. */
  readonly next: SubmissionPlace | undefined;
}

/** Lists a person's submissions, or only the open ones, starting after a given one. */
export async function listStoredSubmissions(
  table: Table,
  userId: UserId,
  { open = false, after }: { readonly open?: boolean; readonly after?: SubmissionPlace | undefined },
): Promise<SubmissionPage> {
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":prefix": open ? prefixOfPart.open : submissionPrefix },
    ConsistentRead: true,
    Limit: pageSize,
    ExclusiveStartKey: after && keyOfPlace(userId, after),
  });
  return { submissions: items.map((item) => submission.parse(item)), next: next && placeOf(next) };
}

/** Counts a person's open submissions, but no more than one above `limit`. */
export async function countOpenSubmissions(table: Table, userId: UserId, limit: number): Promise<number> {
  const { count } = await countPage(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :open)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":open": prefixOfPart.open },
    ConsistentRead: true,
    Limit: limit + 1,
  });
  return count;
}

export type IdentifiedEntry = SubmissionEntry & Pick<Submission, "submissionId">;

export interface SubmissionsChange {
  /** Submissions before the change. */
  readonly stored: number;
  /** New submissions. */
  readonly added: number;
  /** By how many more are open than before; fewer if it's negative. */
  readonly opened: number;
}

/**
 * Creates or replaces up to 50 submissions, all or none: each takes at most two of a transaction's 100 actions. Those
 * that exist keep the time at which they were created. `assertAllowed` may refuse the change before anything is written.
 */
export async function storeSubmissions(
  table: Table,
  userId: UserId,
  entries: readonly IdentifiedEntry[],
  assertAllowed: (change: SubmissionsChange) => Promise<void>,
  now: Date,
): Promise<Submission[]> {
  for (let attempt = 0; attempt < maxSubmissionAttempts; attempt++) {
    const before = await readExistingSubmissions(table, userId, entries);
    const added = entries.filter(({ submissionId }) => !before.found.has(submissionId)).length;
    await assertAllowed({ stored: before.tally.stored, added, opened: countOpened(entries, before.found) });
    const stored = entries.map((entry) => ({
      ...entry,
      createdAt: before.found.get(entry.submissionId)?.createdAt ?? now.toISOString(),
      changedAt: now.toISOString(),
    }));
    const failed = await transact(table, [
      ...stored.flatMap((one) => replacing(table, userId, one, before.found.get(one.submissionId)?.part)),
      ...(added > 0 ? [counting(table, userId, added, before.tally)] : []),
    ]);
    if (failed.length === 0) return stored;
    await pause(attempt);
  }
  throw new Refused("unavailable", busy);
}

/** Permanently deletes a submission, if there is one. */
export async function deleteStoredSubmission(table: Table, userId: UserId, submissionId: SubmissionId): Promise<void> {
  for (let attempt = 0; attempt < maxSubmissionAttempts; attempt++) {
    const { tally, found } = await readExistingSubmissions(table, userId, [{ submissionId }]);
    const existing = found.get(submissionId);
    if (!existing) return;
    const failed = await transact(table, [
      removing(table, submissionKey(userId, existing.part, submissionId)),
      counting(table, userId, -1, tally),
    ]);
    if (failed.length === 0) return;
    await pause(attempt);
  }
  throw new Refused("unavailable", busy);
}

const countOpened = (entries: readonly IdentifiedEntry[], found: ReadonlyMap<string, ExistingSubmission>): number =>
  entries.filter(isOpen).length - entries.filter(({ submissionId: id }) => found.get(id)?.part === "open").length;

/** Puts a submission in the place of the one that was read; fails if that was moved or deleted meanwhile. */
function replacing(table: Table, userId: UserId, stored: Submission, from: SubmissionPart | undefined): TransactItem[] {
  const part = partOfEntry(stored);
  const Item = { ...submissionKey(userId, part, stored.submissionId), ...stored };
  const ConditionExpression = from === part ? "attribute_exists(PK)" : "attribute_not_exists(PK)";
  const put = { Put: { TableName: table.name, Item, ConditionExpression } };
  if (from === undefined || from === part) return [put];
  return [put, removing(table, submissionKey(userId, from, stored.submissionId))];
}

const removing = (table: Table, Key: Key): TransactItem => ({
  Delete: { TableName: table.name, Key, ConditionExpression: "attribute_exists(PK)" },
});

const counting = (table: Table, userId: UserId, added: number, { turn }: SubmissionTally): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: submissionTallyKey(userId),
    UpdateExpression: "ADD #stored :added SET #turn = :next",
    ConditionExpression: turn === 0 ? "attribute_not_exists(#turn)" : "#turn = :turn",
    // DynamoDB reserves one of the names.
    ExpressionAttributeNames: { "#stored": "stored", "#turn": "turn" },
    ExpressionAttributeValues: {
      ":added": added,
      ":next": turn + 1,
      ...(turn === 0 ? {} : { ":turn": turn }),
    },
  },
});
