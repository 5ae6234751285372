import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PlayId } from "#domain/play/play.ts";
import { findItem, type Item, type Key, listAllItems, type Query, type ReadConsistency, type Table } from "./table.ts";

/** A moment of a play's log that can be opened again. */
export interface StoredVersion {
  /** The number of the last update that it contains. */
  readonly sequence: number;
  /** Epoch milliseconds, as `thinned` compares them. */
  readonly at: number;
  readonly device: string;
  readonly name?: string | undefined;
  /** The change after it removed much text. */
  readonly isBeforeDeletion?: boolean | undefined;
  /** Its content is stored with it, because the log doesn't have it any more. */
  readonly isKept: boolean;
}

const prefix = "VERSION#";
const digits = 12;

const keyOf = (playId: PlayId, sequence: number): Key => ({
  PK: `PLAY#${playId}`,
  SK: `${prefix}${String(sequence).padStart(digits, "0")}`,
});

/** A timeline of a year is read at once, so names have one letter. */
const stored = z.object({
  SK: z.string(),
  /** When. */
  t: z.int(),
  /** Device. */
  d: z.string(),
  /** Name. */
  n: z.string().optional(),
  /** Before a large deletion. */
  x: z.literal(1).optional(),
  /** Kept. */
  k: z.literal(1).optional(),
});

function versionOf(item: Item): StoredVersion {
  const { SK, t, d, n, x, k } = stored.parse(item);
  const sequence = Number(SK.slice(prefix.length));
  return {
    sequence,
    at: t,
    device: d,
    ...(n !== undefined && { name: n }),
    ...(x && { isBeforeDeletion: true }),
    isKept: k === 1,
  };
}

const ofPlay = (playId: PlayId): Query => ({
  KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
  ExpressionAttributeValues: { ":play": keyOf(playId, 0).PK, ":prefix": prefix },
});

/** Returns all versions of the play in the order of their numbers. */
export async function listStoredVersions(
  table: Table,
  playId: PlayId,
  { consistent }: ReadConsistency,
): Promise<readonly StoredVersion[]> {
  return (await listAllItems(table, { ...ofPlay(playId), ConsistentRead: consistent })).map(versionOf);
}

export async function findVersion(table: Table, playId: PlayId, sequence: number): Promise<StoredVersion | undefined> {
  const item = await findItem(table, keyOf(playId, sequence), { consistent: true });
  return item && versionOf(item);
}

/** Makes a moment of the log a version. If it's one already, nothing changes. */
export async function putVersion(
  table: Table,
  playId: PlayId,
  { sequence, at, device, isBeforeDeletion }: Omit<StoredVersion, "name" | "isKept">,
): Promise<void> {
  await ifAllowed(() =>
    table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...keyOf(playId, sequence), t: at, d: device, ...(isBeforeDeletion && { x: 1 }) },
        ConditionExpression: "attribute_not_exists(PK)",
      }),
    ),
  );
}

/** Sets or removes the version's name. Returns false if there is no such version. */
export const setVersionName = (table: Table, playId: PlayId, sequence: number, name: string | null): Promise<boolean> =>
  ifAllowed(() =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(playId, sequence),
        UpdateExpression: name === null ? "REMOVE n" : "SET n = :name",
        ConditionExpression: "attribute_exists(PK)",
        ...(name !== null && { ExpressionAttributeValues: { ":name": name } }),
      }),
    ),
  );

/** Notes that the version's content is stored. Returns false if the version was deleted in the meantime. */
export const markKept = (table: Table, playId: PlayId, sequence: number): Promise<boolean> =>
  ifAllowed(() =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keyOf(playId, sequence),
        UpdateExpression: "SET k = :kept",
        ConditionExpression: "attribute_exists(PK)",
        ExpressionAttributeValues: { ":kept": 1 },
      }),
    ),
  );

export async function deleteStoredVersion(table: Table, playId: PlayId, sequence: number): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(playId, sequence) }));
}

/** Deletes a version without a name. Returns false if it was named in the meantime. */
export const deleteUnnamedVersion = (table: Table, playId: PlayId, sequence: number): Promise<boolean> =>
  ifAllowed(() =>
    table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: keyOf(playId, sequence),
        ConditionExpression: "attribute_not_exists(n)",
      }),
    ),
  );

/** Returns false if the write's condition isn't met. */
async function ifAllowed(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
