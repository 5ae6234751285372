import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { refreshTokenDays } from "#domain/api/sessions.ts";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { deleteItems, type Key, listAllItems, type Table } from "./table.ts";

const session = "SESSION#";

/** The marks of a closed account and of its ended sessions are in one partition, so one read finds them. */
const partitionOf = (userId: UserId): string => `CLOSED#${userId}`;

export const closedAccountKey = (userId: UserId): Key => ({ PK: partitionOf(userId), SK: "ACCOUNT" });
const endedSessionKey = (userId: UserId, sessionId: string): Key => ({
  PK: partitionOf(userId),
  SK: `${session}${sessionId}`,
});

export interface Closings {
  readonly isAccountClosed: boolean;
  /** Sessions that were ended from another device. */
  readonly endedSessions: readonly string[];
}

/** Reads whether the account is closed, and which of its sessions are. The read is consistent. */
export async function readClosings(table: Table, userId: UserId): Promise<Closings> {
  const marks = await listMarks(table, userId);
  return {
    isAccountClosed: marks.includes(closedAccountKey(userId).SK),
    endedSessions: marks.filter((mark) => mark.startsWith(session)).map((mark) => mark.slice(session.length)),
  };
}

async function listMarks(table: Table, userId: UserId): Promise<readonly string[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :closed",
    ExpressionAttributeValues: { ":closed": partitionOf(userId) },
    ProjectionExpression: "SK",
    ConsistentRead: true,
  });
  return items.map(({ SK }) => String(SK));
}

/** Ends a session. The mark expires when none of the session's tokens can be refreshed anymore. */
export async function putEndedSession(table: Table, userId: UserId, sessionId: string, now: Date): Promise<void> {
  const expiresAt = epochSeconds(now) + (refreshTokenDays + 1) * daySeconds;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...endedSessionKey(userId, sessionId), expiresAt } }),
  );
}

/** Deletes the marks of sessions, but not the one of the account. */
export async function deleteEndedSessions(table: Table, userId: UserId): Promise<void> {
  const { endedSessions } = await readClosings(table, userId);
  await deleteItems(
    table,
    endedSessions.map((sessionId) => endedSessionKey(userId, sessionId)),
  );
}
