import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { feedbackEntry } from "#domain/api/authorFeedback.ts";
import { type FeedbackId, maxReplies, type ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { assignments } from "./assignments.ts";
import { countAdded, countRemovedMany, countReply, type PlayOfOwner } from "./feedbackCounts.ts";
import { readerIdOf } from "./feedbackReaders.ts";
import { tableSchema } from "./schema.ts";
import { findItem, type Key, listAllItems, queryPage, type Table, type TransactItem, transact } from "./table.ts";

/** As it is kept: with the hash of the key of the reader, who alone may change it. */
const storedFeedback = feedbackEntry.omit({ readerId: true }).extend({ keyHash: z.string() });
export type StoredFeedback = z.output<typeof storedFeedback>;
type StoredReply = StoredFeedback["replies"][number];

const prefix = "FEEDBACK#";
const keyOf = (playId: PlayId, feedbackId: FeedbackId): Key => ({
  PK: `PLAY#${playId}`,
  SK: `${prefix}${feedbackId}`,
});

/**
 * Indexes what one reader left through one link. The index may lag, so it's used for lists only, never for decisions.
 */
const readerOf = ({ shareId, keyHash }: Pick<StoredFeedback, "shareId" | "keyHash">) => `READER#${shareId}#${keyHash}`;

/**
 * Stores feedback and counts it in one transaction. Returns false if the id is taken; refuses if the play is full or
 * gone.
 */
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
    countAdded(table, play),
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
  /** The last id read. The next page starts after it. */
  readonly next: FeedbackId | undefined;
}

/** Lists a play's feedback in the order of ids, one page at a time. */
export async function listStoredFeedback(
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

/** Lists what one reader left through one link, oldest first. The play's limit bounds it. */
export async function listOfReader(table: Table, shareId: ShareId, keyHash: string): Promise<StoredFeedback[]> {
  const { name, partitionKey } = tableSchema.index;
  const items = await listAllItems(table, {
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

const withReply = (reply: StoredReply) => ({
  UpdateExpression: "SET #replies = list_append(#replies, :reply)",
  ConditionExpression: "attribute_exists(PK) AND size(#replies) < :most",
  ExpressionAttributeNames: { "#replies": "replies" },
  ExpressionAttributeValues: { ":reply": [reply], ":most": maxReplies },
});

function assertHasRoom({ replies }: Pick<StoredFeedback, "replies">): void {
  if (replies.length < maxReplies) return;
  throw new Refused("too-many", `A comment can have at most ${maxReplies} replies.`, { code: "replies-full" });
}

/** Adds a reply of the author's. */
export async function addReply(table: Table, playId: PlayId, feedbackId: FeedbackId, reply: StoredReply) {
  const found = await findFeedback(table, playId, feedbackId);
  if (found) assertHasRoom(found);
  return update(table, keyOf(playId, feedbackId), withReply(reply));
}

/**
 * Adds the reader's answer to a comment, reopens it, and counts it as new in one transaction. The same ID twice is one answer.
 * Refuses if the comment or the play is gone.
 */
export async function addReadersReply(
  table: Table,
  play: PlayOfOwner,
  before: StoredFeedback,
  reply: StoredReply,
): Promise<StoredFeedback> {
  if (before.replies.some(({ replyId }) => replyId === reply.replyId)) return before;
  assertHasRoom(before);
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues, ...added } = withReply(reply);
  const failed = await transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: keyOf(play.playId, before.feedbackId),
        ...added,
        UpdateExpression: `${UpdateExpression}, #state = :open`,
        ExpressionAttributeNames: { ...ExpressionAttributeNames, "#state": "state" },
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ":open": "open" },
      },
    },
    countReply(table, play),
  ]);
  const after = failed.length === 0 ? await findFeedback(table, play.playId, before.feedbackId) : undefined;
  if (!after) throw noSuchFeedback();
  return after;
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

/**
 * Deletes feedback and reduces the count in one transaction. Returns what was deleted; undefined, and nothing changes, if it was
 * already gone.
 */
export async function deleteStoredFeedback(
  table: Table,
  play: PlayOfOwner,
  feedbackId: FeedbackId,
): Promise<StoredFeedback | undefined> {
  const found = await findFeedback(table, play.playId, feedbackId);
  if (found) await countRemovedMany(table, play, [newsIn(found)], [removalOf(table, play.playId, feedbackId)]);
  return found;
}

/** When the reader said something in a comment: first the comment itself, then their answers. */
const newsIn = ({ at, replies }: StoredFeedback): readonly string[] => [
  at,
  ...replies.filter(({ by }) => by === "reader").map((reply) => reply.at),
];

/** So many go in one transaction, with the count on the play's card. */
const deletedAtOnce = 50;
const listedAtOnce = 500;

/** Deletes all that one reader said of a play, and answers how much that was. What was done stays done if it is cut off. */
export const deleteFeedbackOf = (table: Table, play: PlayOfOwner, reader: ReaderId): Promise<number> =>
  deleteWhere(table, play, ({ keyHash }) => readerIdOf(keyHash) === reader);

/** The same for everything that readers said of a play. */
export const deleteAllFeedback = (table: Table, play: PlayOfOwner): Promise<number> =>
  deleteWhere(table, play, () => true);

async function deleteWhere(
  table: Table,
  play: PlayOfOwner,
  isMeant: (feedback: StoredFeedback) => boolean,
): Promise<number> {
  let deleted = 0;
  let after: FeedbackId | undefined;
  do {
    const { feedback, next } = await listStoredFeedback(table, play.playId, { after, limit: listedAtOnce });
    const theirs = feedback.filter(isMeant);
    for (let at = 0; at < theirs.length; at += deletedAtOnce) {
      deleted += await deleteTogether(table, play, theirs.slice(at, at + deletedAtOnce));
    }
    after = next;
  } while (after !== undefined);
  return deleted;
}

async function deleteTogether(table: Table, play: PlayOfOwner, feedback: readonly StoredFeedback[]): Promise<number> {
  const removals = feedback.map(({ feedbackId }) => removalOf(table, play.playId, feedbackId));
  if (await countRemovedMany(table, play, feedback.map(newsIn), removals)) return feedback.length;
  // The reader took one of them back meanwhile: then each by itself.
  for (const { feedbackId } of feedback) await deleteStoredFeedback(table, play, feedbackId);
  return feedback.length;
}

const removalOf = (table: Table, playId: PlayId, feedbackId: FeedbackId): TransactItem => ({
  Delete: { TableName: table.name, Key: keyOf(playId, feedbackId), ConditionExpression: "attribute_exists(PK)" },
});
