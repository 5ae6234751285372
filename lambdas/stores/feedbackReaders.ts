import { createHash } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type BlockedReader, blockedReader, readerId } from "#domain/api/authorFeedback.ts";
import type { ReaderId } from "#domain/feedback/feedback.ts";
import type { PlayId } from "#domain/play/play.ts";
import type { PlayOfOwner } from "./feedbackCounts.ts";
import { noSuchPlay } from "./heads.ts";
import { cardKey } from "./plays.ts";
import { deleteItems, findItem, type Key, listAllItems, type Table } from "./table.ts";

const keyOf = (playId: PlayId, reader: ReaderId): Key => ({ PK: `PLAY#${playId}`, SK: `READER#${reader}` });
const blockKeyOf = (playId: PlayId, reader: ReaderId): Key => ({ PK: `PLAY#${playId}`, SK: `BLOCKED#${reader}` });

/** What the author knows a reader by: nobody gets from it to the hash that proves whose feedback it is. */
export const readerIdOf = (keyHash: string): ReaderId =>
  readerId.parse(createHash("sha256").update(`reader ${keyHash}`).digest("base64url").slice(0, 12));

const numbered = z.object({ number: z.int().min(1) });

/** The reader's number among those of the play; who speaks for the first time is given the next one. */
export async function numberOfReader(table: Table, play: PlayOfOwner, reader: ReaderId): Promise<number> {
  const find = async () => {
    const item = await findItem(table, keyOf(play.playId, reader), { consistent: true });
    return item && numbered.parse(item).number;
  };
  const known = await find();
  if (known !== undefined) return known;
  const number = await nextNumber(table, play);
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keyOf(play.playId, reader), number },
        ConditionExpression: "attribute_not_exists(PK)",
      }),
    );
    return number;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return (await find()) ?? number;
  }
}

async function nextNumber(table: Table, { owner, playId }: PlayOfOwner): Promise<number> {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: cardKey(owner, playId),
        UpdateExpression: "ADD feedbackReaders :one",
        ConditionExpression: "attribute_exists(PK)",
        ExpressionAttributeValues: { ":one": 1 },
        ReturnValues: "UPDATED_NEW",
      }),
    );
    return z.object({ feedbackReaders: z.int() }).parse(Attributes).feedbackReaders;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) throw noSuchPlay();
    throw error;
  }
}

/** Deletes the numbers of a play's readers. Whoever speaks next is given a later one. */
export async function forgetReaders(table: Table, playId: PlayId): Promise<void> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":prefix": "READER#" },
    ProjectionExpression: "PK, SK",
  });
  await deleteItems(
    table,
    items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })),
  );
}

export async function isBlocked(table: Table, playId: PlayId, reader: ReaderId): Promise<boolean> {
  return (await findItem(table, blockKeyOf(playId, reader), { consistent: true })) !== undefined;
}

export async function block(table: Table, playId: PlayId, blocked: BlockedReader): Promise<void> {
  const Item = { ...blockKeyOf(playId, blocked.readerId), ...blocked };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

export async function unblock(table: Table, playId: PlayId, reader: ReaderId): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: blockKeyOf(playId, reader) }));
}

/** In no order. */
export async function listBlocked(table: Table, playId: PlayId): Promise<BlockedReader[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :play AND begins_with(SK, :blocked)",
    ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":blocked": "BLOCKED#" },
    ConsistentRead: true,
  });
  return items.map((item) => blockedReader.parse(item));
}
