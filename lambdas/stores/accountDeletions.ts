import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, epochSeconds, hourMs } from "#domain/time.ts";
import { closedAccountKey } from "./closings.ts";
import { dueOn } from "./due.ts";
import type { SenderKey } from "./messages.ts";
import { findItem, type Table } from "./table.ts";

/** Marks an account that its owner has closed. While the mark exists, every request of the account is refused. */
const closing = z.object({
  closedAt: instant,
  /** What finds the account's messages to us once the user pool has forgotten its address. */
  sender: z.string().optional(),
  /** When everything had been removed for the first time. */
  removedAt: instant.optional(),
});
export type AccountDeletion = z.output<typeof closing>;

/** Returns undefined while the account is open. */
export async function findAccountDeletion(table: Table, userId: UserId): Promise<AccountDeletion | undefined> {
  const item = await findItem(table, closedAccountKey(userId), { consistent: true });
  return item && closing.parse(item);
}

/** Marks the account closed and schedules the removal of its data. If it's already closed, the first mark stays. */
export async function putAccountDeletion(
  table: Table,
  userId: UserId,
  now: Date,
  sender?: SenderKey | undefined,
): Promise<Date> {
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...closedAccountKey(userId), ...dueOn(now, "LEAVE", userId), closedAt: now.toISOString(), sender },
        ConditionExpression: "attribute_not_exists(PK)",
      }),
    );
    return now;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return new Date((await findAccountDeletion(table, userId))?.closedAt ?? now);
  }
}

/** Longer than any request that started before the mark was written can run, and longer than any token is valid. */
export const deletionRecheckMs = hourMs;

/**
 * Records that everything was removed. An hour later, a second pass checks whether a late request left something
 * behind.
 */
export async function markRemoved(table: Table, userId: UserId, now: Date): Promise<void> {
  const due = dueOn(new Date(now.getTime() + deletionRecheckMs), "LEAVE", userId);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: closedAccountKey(userId),
      UpdateExpression: "SET removedAt = :now, GSI1PK = :day, GSI1SK = :piece",
      ExpressionAttributeValues: { ":now": now.toISOString(), ":day": due.GSI1PK, ":piece": due.GSI1SK },
    }),
  );
}

/** Unschedules the account. The mark itself expires from the table by tomorrow. */
export async function endAccountDeletion(table: Table, userId: UserId, now: Date): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: closedAccountKey(userId),
      UpdateExpression: "SET expiresAt = :tomorrow REMOVE GSI1PK, GSI1SK",
      ExpressionAttributeValues: { ":tomorrow": epochSeconds(now) + daySeconds },
    }),
  );
}
