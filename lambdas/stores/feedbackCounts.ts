import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant, playId } from "#domain/api/shapes.ts";
import { mostFeedback } from "#domain/feedback/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { noSuchPlay } from "./heads.ts";
import { cardKey } from "./plays.ts";
import { findItem, listAll, type Table, type TransactItem, transact } from "./table.ts";

/** The feedback counts on a play's card, so the play list doesn't have to query feedback. */
const counts = z.object({
  newFeedback: z.int().default(0),
  feedbackSeenAt: instant.optional(),
});

export interface PlayOfOwner {
  readonly playId: PlayId;
  readonly owner: UserId;
}

/** Returns the transaction item that counts one more. It fails if the play is full, in the bin or gone. */
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

/**
 * Removes feedback given at that time and reduces the count. If the author hasn't seen it yet, it no longer counts as
 * new.
 */
export async function countTakenBack(table: Table, play: PlayOfOwner, givenAt: string, removal: TransactItem) {
  const { newFeedback, feedbackSeenAt = "" } = await readCounts(table, play);
  const isNew = newFeedback > 0 && givenAt > feedbackSeenAt;
  const failed = await transact(table, [countOff(table, play, isNew), removal]);
  // The author has looked at it in the meantime, so it no longer counts as new.
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

/** Returns the time up to which the author has seen all feedback; undefined means never. */
export const findSeenAt = async (table: Table, play: PlayOfOwner): Promise<string | undefined> =>
  (await readCounts(table, play)).feedbackSeenAt;

/** Returns the transaction item that records whether the play has guided questions. It fails if the play is gone. */
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

/** Lists a person's plays that have feedback or questions, in the order of ids, including plays in the bin. */
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

/** Marks all feedback as seen. */
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
