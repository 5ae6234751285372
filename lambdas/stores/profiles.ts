import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type Profile, type profileChange, profileChanged, storedProfileFields } from "#domain/api/account.ts";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { assignments } from "./assignments.ts";
import { findItem, type Key, type Table, type TransactItem } from "./table.ts";

const keyOf = (userId: UserId): Key => ({ PK: `USER#${userId}`, SK: "PROFILE" });

/** The row may hold a count before the person has a profile. In that case `updated_at` is missing. */
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

/**
 * Sets the given fields and the update time, and creates the row if needed. Refuses if a field no longer has the value
 * that the writer expected, because another tab or device has changed it.
 */
export async function changeProfile(
  table: Table,
  userId: UserId,
  { expected = {}, ...change }: z.output<typeof profileChange>,
  now: Date,
): Promise<Profile> {
  const set = assignments({ ...change, updated_at: now.toISOString() });
  const condition = expectations(expected);
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(userId),
        ...set,
        ...condition,
        ExpressionAttributeNames: { ...set.ExpressionAttributeNames, ...condition?.ExpressionAttributeNames },
        ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ...condition?.ExpressionAttributeValues },
        ReturnValues: "ALL_NEW",
      }),
    );
    const { playCount: _, ...profile } = row.required({ updated_at: true }).parse(Attributes);
    return { ...profile, id: userId };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Refused("conflict", "Your profile was changed in another tab or on another device.", {
      code: profileChanged,
    });
  }
}

/**
 * The condition that these fields still have the expected values. A field that was never written can't have changed.
 */
function expectations(expected: Readonly<Record<string, string>>) {
  const entries = Object.entries(expected);
  if (entries.length === 0) return undefined;
  return {
    ConditionExpression: entries.map((_, n) => `(attribute_not_exists(#was${n}) OR #was${n} = :was${n})`).join(" AND "),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#was${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], n) => [`:was${n}`, value])),
  };
}

/** Turns off e-mails about comments. Does nothing if they're off, or if the account is gone. */
export async function stopCommentMails(table: Table, userId: UserId): Promise<void> {
  const stopping = new UpdateCommand({
    TableName: table.name,
    Key: keyOf(userId),
    UpdateExpression: "SET comment_mails = :off",
    ConditionExpression: "comment_mails = :on",
    ExpressionAttributeValues: { ":off": false, ":on": true },
  });
  try {
    await table.client.send(stopping);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Stores when the account was created. The first value stays. */
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

/** Returns the number of plays this person has outside the bin, without the sample. */
export const countPlays = async (table: Table, userId: UserId): Promise<number> =>
  (await readRow(table, userId)).playCount;

/** Returns the transaction item that counts one more play. It fails if the limit is reached. Null means no limit. */
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
