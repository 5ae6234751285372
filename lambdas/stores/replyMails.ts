import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";
import { readerId } from "#domain/api/authorFeedback.ts";
import { instant, shareId } from "#domain/api/shapes.ts";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { ShareId } from "#domain/sharing/share.ts";
import { epochSeconds } from "#domain/time.ts";
import { mailPauseMs } from "./mailPause.ts";
import { deleteItems, findItem, type Key, listAllItems, type Table } from "./table.ts";

/** How long somebody has to confirm that they want them. */
export const confirmDays = 7;

const prefix = "REPLY-MAILS#";
const keyOf = (playId: PlayId, reader: ReaderId): Key => ({ PK: `PLAY#${playId}`, SK: `${prefix}${reader}` });

const stored = z.object({
  readerId,
  shareId,
  /** Another one each time they're turned on, so that links in earlier e-mails stop nothing later. */
  choiceId: z.string(),
  email: z.string(),
  /** As the reader signs comments; empty if they don't. */
  name: z.string(),
  language: z.enum(interfaceLanguages),
  confirmedAt: instant.optional(),
  mailedAt: instant.optional(),
  /** When the reader loaded the author's replies after an e-mail. */
  lookedAt: instant.optional(),
  /** Seconds since 1970, until it's confirmed. Then the table deletes it. */
  expiresAt: z.int().optional(),
});
/** E-mails to one reader of one link when the author replies. */
export type StoredReplyMails = z.output<typeof stored>;

/** Returns undefined if they're off, or if the time to confirm them is over. */
export async function findReplyMails(
  table: Table,
  playId: PlayId,
  reader: ReaderId,
  now: Date,
): Promise<StoredReplyMails | undefined> {
  const item = await findItem(table, keyOf(playId, reader), { consistent: true });
  const found = item && stored.parse(item);
  return found?.expiresAt !== undefined && found.expiresAt <= epochSeconds(now) ? undefined : found;
}

/** Turns them on in place of earlier ones. They aren't sent until they're confirmed. */
export async function storeReplyMails(table: Table, playId: PlayId, replyMails: StoredReplyMails): Promise<void> {
  const Item = { ...keyOf(playId, replyMails.readerId), ...replyMails };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

interface OneChoice {
  readonly playId: PlayId;
  readonly readerId: ReaderId;
  readonly choiceId: string;
}

/** Returns false if they were turned off or on again since, or if the time is over. Confirming twice is confirming once. */
export const confirmReplyMails = (table: Table, { playId, readerId, choiceId }: OneChoice, now: Date) =>
  changeIf(table, keyOf(playId, readerId), {
    UpdateExpression: "SET confirmedAt = if_not_exists(confirmedAt, :now) REMOVE expiresAt",
    ConditionExpression: "choiceId = :choice AND (attribute_exists(confirmedAt) OR expiresAt > :seconds)",
    ExpressionAttributeValues: { ":now": now.toISOString(), ":choice": choiceId, ":seconds": epochSeconds(now) },
  }).then((confirmed) => confirmed !== undefined);

/** Returns them if an e-mail may be sent now, and records that it is. Of two calls at once, one gets them. */
export const claimReplyMail = (table: Table, playId: PlayId, reader: ReaderId, now: Date) =>
  changeIf(table, keyOf(playId, reader), {
    UpdateExpression: "SET mailedAt = :now",
    ConditionExpression:
      "attribute_exists(confirmedAt) AND (attribute_not_exists(mailedAt) OR (mailedAt <= lookedAt AND mailedAt <= :before))",
    ExpressionAttributeValues: {
      ":now": now.toISOString(),
      ":before": new Date(now.getTime() - mailPauseMs).toISOString(),
    },
  });

/** Records that the reader has loaded the author's replies. Does nothing if the e-mails were turned off meanwhile. */
export async function noteRepliesLoaded(table: Table, playId: PlayId, reader: ReaderId, now: Date): Promise<void> {
  await changeIf(table, keyOf(playId, reader), {
    UpdateExpression: "SET lookedAt = :now",
    ConditionExpression: "attribute_exists(PK)",
    ExpressionAttributeValues: { ":now": now.toISOString() },
  });
}

type Change = Pick<UpdateCommandInput, "UpdateExpression" | "ConditionExpression" | "ExpressionAttributeValues">;

/** Returns undefined if the condition failed. */
async function changeIf(table: Table, key: Key, change: Change): Promise<StoredReplyMails | undefined> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({ TableName: table.name, Key: key, ...change, ReturnValues: "ALL_NEW" }),
    );
    return stored.parse(Attributes);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Turns them off, and deletes the address. */
export async function deleteReplyMails(table: Table, playId: PlayId, reader: ReaderId): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(playId, reader) }));
}

/** The same, unless they were turned on again since. */
export async function stopReplyMails(table: Table, { playId, readerId, choiceId }: OneChoice): Promise<void> {
  const stopping = new DeleteCommand({
    TableName: table.name,
    Key: keyOf(playId, readerId),
    ConditionExpression: "choiceId = :choice",
    ExpressionAttributeValues: { ":choice": choiceId },
  });
  try {
    await table.client.send(stopping);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Turns off those of all readers of a link. A play has at most as many as it has comments. */
export async function deleteReplyMailsOfLink(table: Table, playId: PlayId, link: ShareId): Promise<void> {
  const ofPlay = await listAllItems(table, {
    KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":prefix": prefix },
    ProjectionExpression: "PK, SK, shareId",
    ConsistentRead: true,
  });
  const ofLink = ofPlay.filter((item) => item.shareId === link);
  await deleteItems(
    table,
    ofLink.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })),
  );
}
