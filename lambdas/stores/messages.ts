import { createHash, randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { type KeptMessage, keptMessage } from "#domain/api/messages.ts";
import type { ContactMessage } from "#domain/messages/message.ts";
import { Refused } from "#domain/refused.ts";
import { epochSeconds } from "#domain/time.ts";
import { tableSchema } from "./schema.ts";
import { deleteItems, type Item, type Key, listAllItems, putItems, queryPage, type Table } from "./table.ts";

const partition = "MESSAGES";
const keyOf = (messageId: string): Key => ({ PK: partition, SK: messageId });

/** Months that a message is kept. The table deletes it afterwards. The privacy page states this number. */
const keptMonths = 13;

const pageSize = 25;

/** What lists the messages sent with one e-mail address: the address's hash, in any capitalization. */
export type SenderKey = string;
export const senderKeyOf = (email: string): SenderKey =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");

const indexKeyOf = (sender: SenderKey, messageId: string) => ({ GSI1PK: `MESSAGES-OF#${sender}`, GSI1SK: messageId });
const fromSender = (sender: SenderKey) => ({
  IndexName: tableSchema.index.name,
  KeyConditionExpression: "GSI1PK = :sender",
  ExpressionAttributeValues: { ":sender": indexKeyOf(sender, "").GSI1PK },
});

export async function putMessage(table: Table, message: ContactMessage, now: Date): Promise<void> {
  const messageId = `${String(now.getTime()).padStart(13, "0")}-${randomUUID().replaceAll("-", "").slice(0, 10)}`;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + keptMonths);
  const expiresAt = epochSeconds(end);
  const keys = { ...keyOf(messageId), ...indexKeyOf(senderKeyOf(message.email), messageId) };
  await putItems(table, [{ ...keys, message, sentAt: now.toISOString(), answeredAt: null, expiresAt }]);
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

/** Lists the messages sent with one address, earliest first, starting after a given message. Recent ones may be missing. */
export async function listMessagesFrom(
  table: Table,
  sender: SenderKey,
  after: string | undefined,
): Promise<{ messages: KeptMessage[]; next: string | undefined }> {
  const { items, next } = await queryPage(table, {
    ...fromSender(sender),
    Limit: pageSize,
    ExclusiveStartKey: after === undefined ? undefined : { ...keyOf(after), ...indexKeyOf(sender, after) },
  });
  return { messages: items.map(readMessage), next: next?.SK };
}

/** Deletes the messages sent with one address, except those of the last moments. */
export async function deleteMessagesFrom(table: Table, sender: SenderKey): Promise<void> {
  const sent = await listAllItems(table, { ...fromSender(sender), ProjectionExpression: "SK" });
  await deleteItems(
    table,
    sent.map(({ SK }) => keyOf(String(SK))),
  );
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
