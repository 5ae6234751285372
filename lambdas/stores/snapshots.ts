import { createHash } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import * as z from "zod";
import type { PlayId } from "#domain/play/play.ts";
import type { NamedSnapshot } from "./heads.ts";
import { joinParts, splitParts, storedBytes } from "./parts.ts";
import {
  deleteItems,
  findItem,
  type Key,
  listAllItems,
  type Query,
  queryAll,
  queryPage,
  type ReadConsistency,
  type Table,
} from "./table.ts";

const partitionOf = (playId: PlayId) => `PLAY#${playId}`;
const everySnapshot = "SNAPSHOT#";

/** The id separates two writers of the same snapshot. */
const prefixOf = ({ sequence, id }: Pick<NamedSnapshot, "sequence" | "id">) =>
  `${everySnapshot}${String(sequence).padStart(12, "0")}.${id}#`;

const partKey = (playId: PlayId, snapshot: Pick<NamedSnapshot, "sequence" | "id">, part: number): Key => ({
  PK: partitionOf(playId),
  SK: `${prefixOf(snapshot)}${String(part).padStart(3, "0")}`,
});

const partItem = z.object({ body: storedBytes });

/** Stores the bytes in parts. They aren't reachable until a head names them. */
export async function storeSnapshot(
  table: Table,
  playId: PlayId,
  {
    bytes,
    ...made
  }: Pick<NamedSnapshot, "sequence" | "loggedBytes" | "at" | "device"> & { readonly bytes: Uint8Array },
): Promise<NamedSnapshot> {
  const parts = splitParts(bytes);
  const snapshot = { ...made, id: nanoid(), parts: parts.length, bytes: bytes.length, hash: hashOf(bytes) };
  for (const [index, body] of parts.entries()) {
    const Item = { ...partKey(playId, snapshot, index), body };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return snapshot;
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Reads the whole snapshot that the head names. Throws if it differs from what was written. */
export async function readSnapshot(
  table: Table,
  playId: PlayId,
  snapshot: NamedSnapshot,
  { consistent }: ReadConsistency = { consistent: true },
): Promise<Uint8Array> {
  const query = startingWith(playId, prefixOf(snapshot));
  const items = await listAllItems(table, { ...query, ConsistentRead: consistent });
  const bytes = joinParts(items.map((item) => partItem.parse(item).body));
  if (hashOf(bytes) !== snapshot.hash) throw new Error(`Snapshot ${snapshot.sequence} of ${playId} is damaged.`);
  return bytes;
}

export async function findSnapshotPart(
  table: Table,
  playId: PlayId,
  snapshot: NamedSnapshot,
  part: number,
  reading: ReadConsistency,
): Promise<Uint8Array | undefined> {
  const item = await findItem(table, partKey(playId, snapshot, part), reading);
  return item && partItem.parse(item).body;
}

/**
 * Deletes the parts of snapshots before this number, and abandoned ones. The snapshot at the number stays: versions that
 * come after it are read from it.
 */
export async function deleteSnapshotsBefore(
  table: Table,
  playId: PlayId,
  sequence: number,
  current: NamedSnapshot,
): Promise<void> {
  const keys: Key[] = [];
  const labels = { ...startingWith(playId, everySnapshot), ProjectionExpression: "PK, SK" };
  for await (const item of queryAll(table, labels)) {
    const key = itemKey.parse(item);
    if (key.SK < prefixOf({ sequence, id: "" }) || isAbandoned(key, current)) keys.push(key);
  }
  await deleteItems(table, keys);
}

/** A snapshot that can be read completely. */
export interface WholeSnapshot {
  readonly sequence: number;
  /** Deflated, in parts as they're stored… */
  readonly parts: readonly Uint8Array[];
  /** …and as a Yjs update. */
  readonly update: Uint8Array;
}

/**
 * Yields the play's snapshots up to this number, the latest first. One that was interrupted while it was written isn't
 * complete and is left out. Each costs only its own size to read: names of the others aren't listed.
 */
export async function* snapshotsUpTo(table: Table, playId: PlayId, sequence: number): AsyncGenerator<WholeSnapshot> {
  let before = prefixOf({ sequence: sequence + 1, id: "" });
  for (;;) {
    const prefix = await lastPrefixBefore(table, playId, before);
    if (prefix === undefined) return;
    const items = await listAllItems(table, startingWith(playId, prefix));
    const parts = items.map((item) => partItem.parse(item).body);
    const update = inflated(joinParts(parts));
    if (update) yield { sequence: Number(prefix.slice(everySnapshot.length).split(".", 1)[0]), parts, update };
    before = prefix;
  }
}

/** Returns what the keys of the last snapshot before this key begin with. */
async function lastPrefixBefore(table: Table, playId: PlayId, before: string): Promise<string | undefined> {
  const { items } = await queryPage(table, {
    KeyConditionExpression: "PK = :play AND SK BETWEEN :first AND :before",
    ExpressionAttributeValues: { ":play": partitionOf(playId), ":first": everySnapshot, ":before": before },
    ScanIndexForward: false,
    Limit: 1,
    ProjectionExpression: "PK, SK",
    ConsistentRead: true,
  });
  return items.map((item) => itemKey.parse(item).SK.replace(/[^#]*$/, ""))[0];
}

/** Returns undefined if the end is missing. */
function inflated(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return inflateRawSync(bytes);
  } catch {
    return undefined;
  }
}

const itemKey = z.object({ PK: z.string(), SK: z.string() });

/** Has the same number, but was never named by a head. */
const isAbandoned = ({ SK }: Key, current: NamedSnapshot) =>
  SK.startsWith(prefixOf(current).split(".", 1)[0] ?? SK) && !SK.startsWith(prefixOf(current));

const startingWith = (playId: PlayId, prefix: string): Query => ({
  KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
  ExpressionAttributeValues: { ":play": partitionOf(playId), ":prefix": prefix },
  ConsistentRead: true,
});
