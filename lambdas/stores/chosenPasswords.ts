import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { findItem, type Key, type Table } from "./table.ts";

/**
 * Marks that a person has chosen their password, or keeps it, after a sign-in by link or with a code from an e-mail. Whoever
 * signs up may use somebody else's address, so the first password of an account may be a stranger's.
 */
const keyOf = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "CHOSEN-PASSWORD" });

export async function markPasswordChosen(table: Table, userId: UserId, now: Date): Promise<void> {
  const Item = { ...keyOf(userId), at: now.toISOString() };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** Returns when they did; undefined if they never did. */
export async function findPasswordChoice(table: Table, userId: UserId): Promise<string | undefined> {
  const item = await findItem(table, keyOf(userId), { consistent: true });
  return item && choice.parse(item).at;
}

const choice = z.object({ at: instant });

export const hasChosenPassword = async (table: Table, userId: UserId): Promise<boolean> =>
  (await findPasswordChoice(table, userId)) !== undefined;
