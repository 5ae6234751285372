import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant, playId } from "#domain/api/shapes.ts";
import { mostFeedback } from "#domain/feedback/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { noSuchPlay } from "./heads.ts";
import { cardKey } from "./plays.ts";
import { findItem, listAll, type Table, type TransactItem, transact } from "./table.ts";

/** What a play's card knows of its feedback, so that shelves need not look for it. */
const counts = z.object({
  newFeedback: z.int().default(0),
  feedbackSeenAt: instant.optional(),
});

export interface PlayOfOwner {
  readonly playId: PlayId;
  readonly owner: UserId;
}

/** One more, as a part of a transaction that fails here where the play is full, in the bin or gone. */
export const countGiven = (table: Table, { owner, playId }: PlayOfOwner): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, playId),
    UpdateExpression: "ADD feedbackCount :one, newFeedback :one",
    ConditionExpression:
      "attribute_exists(PK) AND attribute_not_exists(binnedAt) AND (attribute_not_exists(feedbackCount) OR feedbackCount < :most)",
    ExpressionAttributeValues: { ":one": 1, ":most": mostFeedback },
  },
});

/** Takes away feedback given at that time, and counts it off; what the author has not seen is not new any more. */
export async function countTakenBack(table: Table, play: PlayOfOwner, givenAt: string, removal: TransactItem) {
  const { newFeedback, feedbackSeenAt = "" } = await readCounts(table, play);
  const isNew = newFeedback > 0 && givenAt > feedbackSeenAt;
  const failed = await transact(table, [countOff(table, play, isNew), removal]);
  // The author looked meanwhile: it is not new any more.
  if (isNew && failed.includes(0)) await transact(table, [countOff(table, play, false), removal]);
}

const countOff = (table: Table, { owner, playId }: PlayOfOwner, isNew: boolean): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, playId),
    UpdateExpression: isNew ? "ADD feedbackCount :less, newFeedback :less" : "ADD feedbackCount :less",
    ConditionExpression: isNew ? "newFeedback > :none" : "attribute_exists(PK)",
    ExpressionAttributeValues: { ":less": -1, ...(isNew && { ":none": 0 }) },
  },
});

/** Since when the author has seen all; undefined: never. */
export const findSeenAt = async (table: Table, play: PlayOfOwner): Promise<string | undefined> =>
  (await readCounts(table, play)).feedbackSeenAt;

/** Whether the play has guided questions, as a part of a transaction that fails here where the play is gone. */
export const noteQuestions = (
  table: Table,
  { owner, playId: play }: PlayOfOwner,
  hasQuestions: boolean,
): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, play),
    UpdateExpression: "SET hasQuestions = :has",
    ConditionExpression: "attribute_exists(PK)",
    ExpressionAttributeValues: { ":has": hasQuestions },
  },
});

/** The plays of a person that have feedback or questions, in the order of their ids; those in the bin too. */
export async function listPlaysWithFeedback(table: Table, owner: UserId): Promise<readonly PlayId[]> {
  const cards = await listAll(table, {
    KeyConditionExpression: "PK = :owner AND begins_with(SK, :cards)",
    FilterExpression: "feedbackCount > :none OR hasQuestions = :yes",
    ProjectionExpression: "playId",
    ExpressionAttributeValues: { ":owner": `USER#${owner}`, ":cards": "PLAY#", ":none": 0, ":yes": true },
  });
  return cards.map((card) => z.object({ playId }).parse(card).playId);
}

async function readCounts(table: Table, { owner, playId }: PlayOfOwner) {
  return counts.parse((await findItem(table, cardKey(owner, playId), { consistent: true })) ?? {});
}

/** Nothing is new from now on. */
export async function markSeen(table: Table, { owner, playId }: PlayOfOwner, now: Date): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: cardKey(owner, playId),
        UpdateExpression: "SET feedbackSeenAt = :now REMOVE newFeedback",
        ConditionExpression: "attribute_exists(PK)",
        ExpressionAttributeValues: { ":now": now.toISOString() },
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw noSuchPlay();
    throw error;
  }
}
