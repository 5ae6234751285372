import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type KeptMessage, keptMessage } from "#domain/api/messages.ts";
import type { ContactMessage } from "#domain/messages/message.ts";
import { Refused } from "#domain/refused.ts";
import { epochSeconds } from "#domain/time.ts";
import { deleteItems, type Item, type Key, putItems, queryPage, type Table } from "./table.ts";

const partition = "MESSAGES";
const keyOf = (messageId: string): Key => ({ PK: partition, SK: messageId });

/** Months that a message is kept. The table deletes it afterwards. The privacy page states this number. */
const keptMonths = 13;

const pageSize = 25;

export async function putMessage(table: Table, message: ContactMessage, now: Date): Promise<void> {
  const messageId = `${String(now.getTime()).padStart(13, "0")}-${randomUUID().replaceAll("-", "").slice(0, 10)}`;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  const expiresAt = epochSeconds(end);
  await putItems(table, [{ ...keyOf(messageId), message, sentAt: now.toISOString(), answeredAt: null, expiresAt }]);
}

/** Lists messages, latest first, starting after a given message. */
export async function listStoredMessages(
  table: Table,
  behind: string | undefined,
  now: Date,
): Promise<{ messages: KeptMessage[]; next: string | undefined }> {
  const { items, next } = await queryPage(table, {
    KeyConditionExpression: "PK = :messages",
    ExpressionAttributeValues: { ":messages": partition },
    ScanIndexForward: false,
    Limit: pageSize,
    ExclusiveStartKey: behind === undefined ? undefined : keyOf(behind),
  });
  const kept = items.filter(({ expiresAt }) => Number(expiresAt) * 1000 > now.getTime());
  return { messages: kept.map(readMessage), next: next?.SK };
}

/** Refuses if the message has been removed. */
export async function markAnswered(table: Table, messageId: string, answeredAt: Date | null): Promise<KeptMessage> {
  const marking = new UpdateCommand({
    TableName: table.name,
    Key: keyOf(messageId),
    UpdateExpression: "SET answeredAt = :at",
    ConditionExpression: "attribute_exists(PK)",
    ExpressionAttributeValues: { ":at": answeredAt?.toISOString() ?? null },
    ReturnValues: "ALL_NEW",
  });
  try {
    const { Attributes = {} } = await table.client.send(marking);
    return readMessage(Attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Refused("not-found", "This message has been deleted.");
  }
}

export const deleteMessage = (table: Table, messageId: string): Promise<void> => deleteItems(table, [keyOf(messageId)]);

const readMessage = ({ SK, message, sentAt, answeredAt }: Item): KeptMessage =>
  keptMessage.parse({ ...(message as object), messageId: SK, sentAt, answeredAt });
