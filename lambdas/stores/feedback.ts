import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { feedbackEntry } from "#domain/api/feedback.ts";
import { type FeedbackId, mostReplies, type Reply } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { assignments } from "./assignments.ts";
import { countGiven, countTakenBack, type PlayOfOwner } from "./feedbackCounts.ts";
import { tableSchema } from "./schema.ts";
import { findItem, type Key, listAll, queryPage, type Table, transact } from "./table.ts";

/** As it is kept: with the hash of the key of the reader, who alone may change it. */
const storedFeedback = feedbackEntry.extend({ keyHash: z.string() });
export type StoredFeedback = z.output<typeof storedFeedback>;

const prefix = "FEEDBACK#";
const keyOf = (playId: PlayId, feedbackId: FeedbackId): Key => ({
  PK: `PLAY#${playId}`,
  SK: `${prefix}${feedbackId}`,
});

/** What one reader left by one link stands together in the index; a list may lag there, and decides nothing. */
const readerOf = ({ shareId, keyHash }: Pick<StoredFeedback, "shareId" | "keyHash">) => `READER#${shareId}#${keyHash}`;

/** Keeps it and counts it in one. False where the id is taken; refuses where the play is full or gone. */
export async function putFeedback(table: Table, play: PlayOfOwner, feedback: StoredFeedback): Promise<boolean> {
  const [taken, full] = [0, 1];
  const failed = await transact(table, [
    {
      Put: {
        TableName: table.name,
        Item: {
          ...keyOf(play.playId, feedback.feedbackId),
          ...feedback,
          GSI1PK: readerOf(feedback),
          GSI1SK: `${prefix}${feedback.at}#${feedback.feedbackId}`,
        },
        ConditionExpression: "attribute_not_exists(PK)",
      },
    },
    countGiven(table, play),
  ]);
  if (failed.includes(taken)) return false;
  if (failed.includes(full)) throw playIsFull();
  return true;
}

const playIsFull = () =>
  new Refused("too-many", "This play has reached its limit for comments. Please let the author know.", {
    code: "feedback-full",
  });

export async function findFeedback(
  table: Table,
  playId: PlayId,
  feedbackId: FeedbackId,
): Promise<StoredFeedback | undefined> {
  const item = await findItem(table, keyOf(playId, feedbackId), { consistent: true });
  return item && storedFeedback.parse(item);
}

export interface FeedbackPage {
  readonly feedback: readonly StoredFeedback[];
  /** The last one looked at; the next page starts behind it. */
  readonly next: FeedbackId | undefined;
}

/** All of a play, in the order of their ids, so many at a time. */
export async function listFeedback(
  table: Table,
  playId: PlayId,
  { after, limit }: { readonly after?: FeedbackId | undefined; readonly limit: number },
): Promise<FeedbackPage> {
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":prefix": prefix },
    ConsistentRead: true,
    Limit: limit,
    ExclusiveStartKey: after && keyOf(playId, after),
  });
  return {
    feedback: items.map((item) => storedFeedback.parse(item)),
    next: next && (next.SK.slice(prefix.length) as FeedbackId),
  };
}

/** What one reader left by one link, the oldest first; a play's limit bounds it. */
export async function listOfReader(table: Table, shareId: ShareId, keyHash: string): Promise<StoredFeedback[]> {
  const { name, partitionKey } = tableSchema.index;
  const items = await listAll(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :reader`,
    ExpressionAttributeValues: { ":reader": readerOf({ shareId, keyHash }) },
  });
  return items.map((item) => storedFeedback.parse(item));
}

type Changes = Partial<Pick<StoredFeedback, "kind" | "text" | "editedAt" | "state">>;

export const changeFeedback = (table: Table, playId: PlayId, feedbackId: FeedbackId, changes: Changes) =>
  update(table, keyOf(playId, feedbackId), {
    ...assignments(changes),
    ConditionExpression: "attribute_exists(PK)",
  });

export async function addReply(table: Table, playId: PlayId, feedbackId: FeedbackId, reply: Reply) {
  const found = await findFeedback(table, playId, feedbackId);
  if (found && found.replies.length >= mostReplies) {
    throw new Refused("too-many", `A comment can have at most ${mostReplies} replies.`, { code: "replies-full" });
  }
  return update(table, keyOf(playId, feedbackId), {
    UpdateExpression: "SET #replies = list_append(#replies, :reply)",
    ConditionExpression: "attribute_exists(PK) AND size(#replies) < :most",
    ExpressionAttributeNames: { "#replies": "replies" },
    ExpressionAttributeValues: { ":reply": [reply], ":most": mostReplies },
  });
}

async function update(
  table: Table,
  Key: Key,
  change: Omit<UpdateCommandInput, "TableName" | "Key">,
): Promise<StoredFeedback> {
  try {
    const asked = new UpdateCommand({ TableName: table.name, Key, ...change, ReturnValues: "ALL_NEW" });
    const { Attributes } = await table.client.send(asked);
    return storedFeedback.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw noSuchFeedback();
    throw error;
  }
}

export const noSuchFeedback = () =>
  new Refused("not-found", "We couldn't find this comment. It may have been deleted. Reload the page.");

/** Deletes it and counts it off in one; gone already, nothing changes. */
export async function deleteFeedback(table: Table, play: PlayOfOwner, feedbackId: FeedbackId): Promise<void> {
  const found = await findFeedback(table, play.playId, feedbackId);
  if (!found) return;
  const removal = {
    Delete: {
      TableName: table.name,
      Key: keyOf(play.playId, feedbackId),
      ConditionExpression: "attribute_exists(PK)",
    },
  };
  await countTakenBack(table, play, found.at, removal);
}
