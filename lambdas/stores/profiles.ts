import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type Profile, type profileFields, storedProfileFields } from "#domain/api/account.ts";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { assignments } from "./assignments.ts";
import { findItem, type Key, type Table, type TransactItem } from "./table.ts";

const keyOf = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "PROFILE" });

/** The row may hold a count before the person has a profile: then `updated_at` is not there yet. */
const row = z.object({
  ...storedProfileFields.shape,
  created_at: instant.optional(),
  updated_at: instant.optional(),
  playCount: z.int().default(0),
});

async function readRow(table: Table, userId: UserId) {
  return row.parse((await findItem(table, keyOf(userId), { consistent: true })) ?? {});
}

export async function findProfile(table: Table, userId: UserId): Promise<Profile | undefined> {
  const { playCount: _, updated_at, ...fields } = await readRow(table, userId);
  return updated_at === undefined ? undefined : { ...fields, id: userId, updated_at };
}

/** Sets the fields given and touches the row, making it where there is none. */
export async function changeProfile(
  table: Table,
  userId: UserId,
  change: Partial<z.output<typeof profileFields>>,
  now: Date,
): Promise<Profile> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      ...assignments({ ...change, updated_at: now.toISOString() }),
      ReturnValues: "ALL_NEW",
    }),
  );
  const { playCount: _, ...profile } = row.required({ updated_at: true }).parse(Attributes);
  return { ...profile, id: userId };
}

/** Writes down when the account was made; what was written first stays. */
export async function stampCreated(table: Table, userId: UserId, createdAt: Date): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId),
      UpdateExpression: "SET created_at = if_not_exists(created_at, :at)",
      ExpressionAttributeValues: { ":at": createdAt.toISOString() },
    }),
  );
}

/** How many plays this person has outside the bin. */
export const countPlays = async (table: Table, userId: UserId): Promise<number> =>
  (await readRow(table, userId)).playCount;

/** Counts one more play, as a part of a transaction that fails here when the limit is reached. Null is no limit. */
export const countOneMore = (table: Table, userId: UserId, limit: number | null): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "ADD playCount :one",
    ...(limit === null
      ? { ExpressionAttributeValues: { ":one": 1 } }
      : {
          ConditionExpression: "attribute_not_exists(playCount) OR playCount < :limit",
          ExpressionAttributeValues: { ":one": 1, ":limit": limit },
        }),
  },
});

export const countOneLess = (table: Table, userId: UserId): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "ADD playCount :less",
    ExpressionAttributeValues: { ":less": -1 },
  },
});
