import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { Submission } from "#domain/submissions/submission.ts";
import { pause } from "./pause.ts";
import { partAndIdOf, type SubmissionPart, submissionKey, submissionTallyKey } from "./submissionKeys.ts";
import { busy, findItem, type Table } from "./table.ts";

/** Attempts while other requests change the same submissions, or the table is busy. */
export const maxSubmissionAttempts = 8;

export interface ExistingSubmission {
  readonly part: SubmissionPart;
  readonly createdAt: string;
}

const tallyItem = z.object({ stored: z.int().default(0), turn: z.int().default(0) });
export type SubmissionTally = z.output<typeof tallyItem>;

/** Reads which of these submissions there are, and how many there are of all. */
export async function readExistingSubmissions(
  table: Table,
  userId: UserId,
  entries: readonly Pick<Submission, "submissionId">[],
) {
  // First, so that it shows every change that was made after the submissions were read.
  const tally = tallyItem.parse((await findItem(table, submissionTallyKey(userId), { consistent: true })) ?? {});
  return { tally, found: await findExisting(table, userId, entries) };
}

const foundItem = z.object({ SK: z.string(), createdAt: z.string() });

async function findExisting(
  table: Table,
  userId: UserId,
  entries: readonly Pick<Submission, "submissionId">[],
): Promise<ReadonlyMap<string, ExistingSubmission>> {
  const found = new Map<string, ExistingSubmission>();
  let keys: Record<string, unknown>[] = entries.flatMap(({ submissionId }) => [
    { ...submissionKey(userId, "open", submissionId) },
    { ...submissionKey(userId, "closed", submissionId) },
  ]);
  for (let attempt = 0; keys.length > 0; attempt++) {
    if (attempt === maxSubmissionAttempts) throw new Refused("unavailable", busy);
    if (attempt > 0) await pause(attempt);
    const request = { Keys: keys, ConsistentRead: true, ProjectionExpression: "SK, createdAt" };
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: request } }),
    );
    for (const item of Responses?.[table.name] ?? []) {
      const { SK, createdAt } = foundItem.parse(item);
      const { part, id } = partAndIdOf(SK);
      found.set(id, { part, createdAt });
    }
    keys = UnprocessedKeys?.[table.name]?.Keys ?? [];
  }
  return found;
}
