import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { UserId } from "#domain/play/play.ts";
import { assignments } from "./assignments.ts";
import { findSync, isTaken, type Sync, syncKey, syncOf, waitingUntil } from "./outbox.ts";
import type { Table } from "./table.ts";

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** Whoever asks tries at once; only where that comes to nothing another does, a minute later. */
const headStartMs = 60_000;

export const afterHeadStart = (now: Date): Date => new Date(now.getTime() + headStartMs);

/**
 * Marks the person's contact as due. There is one such mark a person: what is delivered is what holds then, so a newer
 * request takes the place of one that waits or has failed.
 */
export async function requestContact(table: Table, userId: UserId, now: Date, names?: Names): Promise<Sync> {
  const key = syncKey(userId);
  const set = assignments({ ...waitingUntil(key, afterHeadStart(now)), tries: 0, ...names });
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: `${set.UpdateExpression}, #since = if_not_exists(#since, :now) REMOVE failedAt, #reason ADD version :one`,
      ExpressionAttributeNames: { ...set.ExpressionAttributeNames, "#since": "since", "#reason": "reason" },
      ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ":now": now.toISOString(), ":one": 1 },
      ReturnValues: "ALL_NEW",
    }),
  );
  return syncOf(Attributes);
}

export const findContact = (table: Table, userId: UserId): Promise<Sync | undefined> =>
  findSync(table, syncKey(userId));

/** Written down before the contact system hears of the address: nobody is known there without our knowing it. */
export async function noteAddress(table: Table, sync: Sync, email: string): Promise<void> {
  if (sync.addresses.has(email)) return;
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: syncKey(sync.userId),
      UpdateExpression: "ADD addresses :address",
      ExpressionAttributeValues: { ":address": new Set([email]) },
    }),
  );
}

/** What the contact system was told of a person. */
interface Delivered {
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
  /** Then something of it is true no more, though nobody has done anything; undefined is never. */
  readonly holdsUntil?: Date | undefined;
}

const whileOutstanding = ["outbox", "dueAt", "tries", "since", "failedAt", "reason", "GSI1PK", "GSI1SK"];
const onceDelivered = ["sent", "sentAt"];

/**
 * Nothing is to be delivered any more, or not before what was delivered has run out. The contact system knows the
 * person under this address only; undefined is not at all. Where a newer request came meanwhile, that one is looked at
 * again: what was delivered may be older.
 */
export async function settleContact(
  table: Table,
  sync: Sync,
  now: Date,
  delivered: Delivered | undefined,
): Promise<void> {
  const forgotten = [...sync.addresses].filter((address) => address !== delivered?.email);
  const change = delivered ? marksOf(sync, delivered, now) : {};
  const set = assignments(change);
  const gone = [...whileOutstanding, ...onceDelivered].filter((name) => !(name in change));
  const settled = await isTaken(table, {
    TableName: table.name,
    Key: syncKey(sync.userId),
    UpdateExpression: [
      delivered ? set.UpdateExpression : "",
      `REMOVE ${gone.map((_, n) => `#gone${n}`).join(", ")}`,
      forgotten.length > 0 ? "DELETE addresses :forgotten" : "",
    ].join(" "),
    ConditionExpression: "version = :version",
    ExpressionAttributeNames: {
      ...set.ExpressionAttributeNames,
      ...Object.fromEntries(gone.map((name, n) => [`#gone${n}`, name])),
    },
    ExpressionAttributeValues: {
      ...set.ExpressionAttributeValues,
      ":version": sync.version,
      ...(forgotten.length > 0 ? { ":forgotten": new Set(forgotten) } : {}),
    },
  });
  if (!settled) await lookAgain(table, sync.userId, now, delivered?.email);
}

const marksOf = ({ userId }: Sync, { properties, holdsUntil }: Delivered, now: Date): Record<string, unknown> => ({
  sent: properties,
  sentAt: now.toISOString(),
  ...(holdsUntil ? waitingUntil(syncKey(userId), holdsUntil) : {}),
});

/** Two that deliver at the same time may end in either order: so a third looks. */
async function lookAgain(table: Table, userId: UserId, now: Date, email?: string): Promise<void> {
  const set = assignments({ ...waitingUntil(syncKey(userId), afterHeadStart(now)) });
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: syncKey(userId),
      UpdateExpression: `${set.UpdateExpression} ADD version :one${email ? ", addresses :address" : ""}`,
      ExpressionAttributeNames: set.ExpressionAttributeNames,
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ":one": 1,
        ...(email ? { ":address": new Set([email]) } : {}),
      },
    }),
  );
}

/** The person is gone, and the contact system knows nobody of that name. */
export async function forgetContactItem(table: Table, userId: UserId): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: syncKey(userId) }));
}
