import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { dueOn } from "./due.ts";
import { findItem, type Key, type Table } from "./table.ts";

/** The mark of an account that its owner has closed; while it stands, nothing of the account answers. */
export const closingKey = (userId: UserId): Key => ({ PK: `CLOSED#${userId}`, SK: "ACCOUNT" });

const row = z.object({ closedAt: instant });

/** When the account was closed; nothing while it is open. */
export async function findClosing(table: Table, userId: UserId): Promise<Date | undefined> {
  const item = await findItem(table, closingKey(userId), { consistent: true });
  return item && new Date(row.parse(item).closedAt);
}

/** Marks the account closed, and what is left of it as due for the sweeper. Once closed, the first time stays. */
export async function putClosing(table: Table, userId: UserId, now: Date): Promise<Date> {
  const before = await findClosing(table, userId);
  if (before) return before;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...closingKey(userId), ...dueOn(now, "LEAVE", userId), closedAt: now.toISOString() },
    }),
  );
  return now;
}
