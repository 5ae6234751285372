import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { UserId } from "#domain/play/play.ts";
import { findItem, type Key, type Table } from "./table.ts";

const keyOf = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "RECOVERY-CODES" });

/** The hashes of the codes that haven't been used. */
const row = z.object({ unused: z.record(z.string(), z.literal(true)) });

/** Replaces the person's codes. */
export async function putRecoveryCodes(table: Table, userId: UserId, hashes: readonly string[]): Promise<void> {
  const unused = Object.fromEntries(hashes.map((hash) => [hash, true]));
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...keyOf(userId), unused } }));
}

export async function countUnusedCodes(table: Table, userId: UserId): Promise<number> {
  const item = await findItem(table, keyOf(userId), { consistent: true });
  return item ? Object.keys(row.parse(item).unused).length : 0;
}

/** Uses up a code in one write. Returns whether it was there. */
export async function spendRecoveryCode(table: Table, userId: UserId, hash: string): Promise<boolean> {
  try {
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(userId),
        UpdateExpression: "REMOVE unused.#hash",
        ConditionExpression: "attribute_exists(unused.#hash)",
        ExpressionAttributeNames: { "#hash": hash },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

export async function deleteRecoveryCodes(table: Table, userId: UserId): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId) }));
}
