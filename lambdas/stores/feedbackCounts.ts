import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant, playId } from "#domain/api/shapes.ts";
import { maxFeedback } from "#domain/feedback/feedback.ts";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { noSuchPlay } from "./heads.ts";
import { mailPauseMs } from "./mailPause.ts";
import { cardKey } from "./plays.ts";
import { findItem, listAllItems, type Table, type TransactItem, transact } from "./table.ts";

/** The feedback counts on a play's card, so the play list doesn't have to query feedback. */
const counts = z.object({
  newFeedback: z.int().default(0),
  feedbackSeenAt: instant.optional(),
  /** Up to when the author marked all as read. */
  feedbackReadAt: instant.optional(),
});

export interface PlayOfOwner {
  readonly playId: PlayId;
  readonly owner: UserId;
}

/** Returns the transaction item that counts one more. It fails if the play is full, in the bin or gone. */
export const countAdded = (table: Table, { owner, playId }: PlayOfOwner): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, playId),
    UpdateExpression: "ADD feedbackCount :one, newFeedback :one",
    ConditionExpression:
      "attribute_exists(PK) AND attribute_not_exists(binnedAt) AND (attribute_not_exists(feedbackCount) OR feedbackCount < :most)",
    ExpressionAttributeValues: { ":one": 1, ":most": maxFeedback },
  },
});

/** Returns the transaction item that counts a reader's answer as new. It fails if the play is in the bin or gone. */
export const countReply = (table: Table, { owner, playId }: PlayOfOwner): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, playId),
    UpdateExpression: "ADD newFeedback :one",
    ConditionExpression: "attribute_exists(PK) AND attribute_not_exists(binnedAt)",
    ExpressionAttributeValues: { ":one": 1 },
  },
});

/**
 * Removes comments, each with the times at which its reader said something, and reduces the count. What the author hasn't seen
 * yet no longer counts as new. Returns false, and changes nothing, if one of them is already deleted.
 */
export async function countRemovedMany(
  table: Table,
  play: PlayOfOwner,
  saidAt: readonly (readonly string[])[],
  removals: readonly TransactItem[],
): Promise<boolean> {
  const { newFeedback, feedbackSeenAt = "" } = await readCounts(table, play);
  const fresh = Math.min(newFeedback, saidAt.flat().filter((at) => at > feedbackSeenAt).length);
  const takeOff = (news: number) => transact(table, [countOff(table, play, saidAt.length, news), ...removals]);
  const failed = await takeOff(fresh);
  // The author looked in the meantime, so they no longer count as new.
  if (fresh > 0 && failed.includes(0)) return (await takeOff(0)).length === 0;
  return failed.length === 0;
}

const countOff = (table: Table, { owner, playId }: PlayOfOwner, count: number, fresh: number): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: cardKey(owner, playId),
    UpdateExpression: fresh > 0 ? "ADD feedbackCount :less, newFeedback :fresh" : "ADD feedbackCount :less",
    ConditionExpression: fresh > 0 ? "newFeedback >= :least" : "attribute_exists(PK)",
    ExpressionAttributeValues: { ":less": -count, ...(fresh > 0 && { ":fresh": -fresh, ":least": fresh }) },
  },
});

/** Returns when the author last looked, and up to when comments are marked as read; undefined means never. */
export async function findLastSeen(table: Table, play: PlayOfOwner) {
  const { feedbackSeenAt, feedbackReadAt } = await readCounts(table, play);
  return { seenAt: feedbackSeenAt, readAt: feedbackReadAt };
}

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
  const cards = await listAllItems(table, {
    KeyConditionExpression: "PK = :owner AND begins_with(SK, :cards)",
    FilterExpression: "feedbackCount > :none OR hasQuestions = :yes",
    ProjectionExpression: "playId",
    ExpressionAttributeValues: { ":owner": `USER#${owner}`, ":cards": "PLAY#", ":none": 0, ":yes": true },
  });
  return cards.map((card) => z.object({ playId }).parse(card).playId);
}

const claimed = z.object({ title: z.string(), newFeedback: z.int() });

/**
 * Returns the play's title and how much is new if an e-mail about it may be sent now, and records that it is: the author has
 * looked since the last one, and that one was long enough ago. Of two calls at once, one gets it.
 */
export async function claimCommentMail(table: Table, { owner, playId: play }: PlayOfOwner, now: Date) {
  const claiming = new UpdateCommand({
    TableName: table.name,
    Key: cardKey(owner, play),
    UpdateExpression: "SET commentMailAt = :now",
    ConditionExpression:
      "newFeedback > :none AND (attribute_not_exists(commentMailAt) OR (commentMailAt <= feedbackSeenAt AND commentMailAt <= :before))",
    ExpressionAttributeValues: {
      ":now": now.toISOString(),
      ":before": new Date(now.getTime() - mailPauseMs).toISOString(),
      ":none": 0,
    },
    ReturnValues: "ALL_NEW",
  });
  try {
    return claimed.parse((await table.client.send(claiming)).Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

async function readCounts(table: Table, { owner, playId }: PlayOfOwner) {
  return counts.parse((await findItem(table, cardKey(owner, playId), { consistent: true })) ?? {});
}

/** Records that the author looked, and resets the card's count of new comments. */
export const markSeen = (table: Table, play: PlayOfOwner, now: Date): Promise<void> =>
  setLook(table, play, { UpdateExpression: "SET feedbackSeenAt = :now REMOVE newFeedback" }, now);

/** Marks comments up to that time as read in the author's lists. */
export const markRead = (table: Table, play: PlayOfOwner, upTo: Date): Promise<void> =>
  setLook(table, play, { UpdateExpression: "SET feedbackReadAt = :now" }, upTo);

async function setLook(
  table: Table,
  { owner, playId }: PlayOfOwner,
  change: { readonly UpdateExpression: string },
  now: Date,
): Promise<void> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: cardKey(owner, playId),
        ...change,
        ConditionExpression: "attribute_exists(PK)",
        ExpressionAttributeValues: { ":now": now.toISOString() },
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw noSuchPlay();
    throw error;
  }
}
