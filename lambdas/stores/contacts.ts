import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { UserId } from "#domain/play/play.ts";
import { minuteMs } from "#domain/time.ts";
import { assignments } from "./assignments.ts";
import { findSync, isTaken, type Sync, syncKey, syncOf, waitingUntil } from "./outbox.ts";
import type { Table } from "./table.ts";

export interface ContactNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** The request that asked tries to deliver at once. If it fails, the sweeper tries a minute later. */
const headStartMs = minuteMs;

export const afterHeadStart = (now: Date): Date => new Date(now.getTime() + headStartMs);

/**
 * Marks the person's contact as due. There is one mark per person: delivery always sends the current state, so a newer
 * request replaces one that waits or has failed.
 */
export async function requestContact(table: Table, userId: UserId, now: Date, names?: ContactNames): Promise<Sync> {
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

/** Stores the address before it is sent to the CRM, so the CRM never knows an address that we don't have on record. */
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

/** What was sent to the CRM about a person. */
interface Delivered {
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
  /** After this time, part of it is no longer true even if nothing else changes. Undefined means never. */
  readonly holdsUntil?: Date | undefined;
}

const whileOutstanding = ["outbox", "dueAt", "tries", "since", "failedAt", "reason", "GSI1PK", "GSI1SK"];
const onceDelivered = ["sent", "sentAt"];

/**
 * Records a delivery: nothing more is due, or nothing until the delivered state expires. The CRM knows the person under
 * this address only; undefined means not at all. If a newer request arrived in the meantime, it's checked again,
 * because what was delivered may be older.
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

/** Two concurrent deliveries may finish in either order, so a third one checks the result. */
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

/** Deletes the contact item. Call it when the person is gone and the CRM no longer knows them. */
export async function forgetContactItem(table: Table, userId: UserId): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: syncKey(userId) }));
}
