import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { findItem, type Key, type Table } from "./table.ts";

/**
 * A key with which our own function signs in to an account for a moment, to make one change that its owner asked for. Only the
 * hash is stored.
 */
const keyOf = (userId: UserId, keyHash: string): Key => ({ PK: `ACCOUNT-KEY#${userId}`, SK: keyHash });

/** Longer than a change takes. */
const validSeconds = 60;

export async function putAccountKey(table: Table, userId: UserId, keyHash: string, now: Date): Promise<void> {
  const goodUntil = epochSeconds(now) + validSeconds;
  const Item = { ...keyOf(userId, keyHash), goodUntil, expiresAt: goodUntil + daySeconds };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** Returns whether this is a key of the account that is still valid. */
export async function hasAccountKey(table: Table, userId: UserId, keyHash: string, now: Date): Promise<boolean> {
  const item = await findItem(table, keyOf(userId, keyHash), { consistent: true });
  return item !== undefined && Number(item.goodUntil) > epochSeconds(now);
}

export async function deleteAccountKey(table: Table, userId: UserId, keyHash: string): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(userId, keyHash) }));
}
