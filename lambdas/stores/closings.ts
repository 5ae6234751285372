import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { refreshTokenDays } from "#domain/api/sessions.ts";
import type { UserId } from "#domain/play/play.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { deleteItems, type Item, type Key, listAllItems, type Table } from "./table.ts";

const session = "SESSION#";
const everything = "EVERYTHING";

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
  /** Sessions that began before this have all ended. */
  readonly endedBefore?: Date | undefined;
}

/** Reads whether the account is closed, and which of its sessions are. The read is consistent. */
export async function readClosings(table: Table, userId: UserId): Promise<Closings> {
  const items = await listMarks(table, userId);
  const marks = items.map(({ SK }) => String(SK));
  const all = items.find(({ SK }) => SK === everything);
  return {
    endedBefore: all && new Date(String(all.endedBefore)),
    isAccountClosed: marks.includes(closedAccountKey(userId).SK),
    endedSessions: marks.filter((mark) => mark.startsWith(session)).map((mark) => mark.slice(session.length)),
  };
}

async function listMarks(table: Table, userId: UserId): Promise<readonly Item[]> {
  return listAllItems(table, {
    KeyConditionExpression: "PK = :closed",
    ExpressionAttributeValues: { ":closed": partitionOf(userId) },
    ProjectionExpression: "SK, endedBefore",
    ConsistentRead: true,
  });
}

/** Ends a session. The mark expires when none of the session's tokens can be refreshed anymore. */
export async function putEndedSession(table: Table, userId: UserId, sessionId: string, now: Date): Promise<void> {
  const expiresAt = epochSeconds(now) + (refreshTokenDays + 1) * daySeconds;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...endedSessionKey(userId, sessionId), expiresAt } }),
  );
}

/** Cognito's clock and ours may differ a little. A sign-in right afterwards must not count as one from before. */
const clockDifferenceMs = 5000;

/** Ends all sessions that have begun so far. Cognito revokes their refresh tokens, but access tokens stay valid. */
export async function putAllSessionsEnded(table: Table, userId: UserId, now: Date): Promise<void> {
  const endedBefore = new Date(now.getTime() - clockDifferenceMs).toISOString();
  const expiresAt = epochSeconds(now) + daySeconds;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { PK: partitionOf(userId), SK: everything, endedBefore, expiresAt },
    }),
  );
}

/** Deletes the marks of sessions, but not the one of the account. */
export async function deleteEndedSessions(table: Table, userId: UserId): Promise<void> {
  const { endedSessions } = await readClosings(table, userId);
  await deleteItems(table, [
    ...endedSessions.map((sessionId) => endedSessionKey(userId, sessionId)),
    { PK: partitionOf(userId), SK: everything },
  ]);
}
