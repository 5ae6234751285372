import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Play, PlayId } from "#domain/play/play.ts";
import { chunksOf, type PlayChunks, playFromChunks } from "#domain/play/versions/playChunks.ts";
import { joinParts, splitParts, storedBytes } from "./parts.ts";
import { deleteItems, findItem, type Key, listAllItems, queryAll, type Table } from "./table.ts";

/**
 * The content of versions that the log doesn't have any more. Each scene is stored once, under the hash of what's in it,
 * and each version lists its scenes. Only the sweeper writes and deletes here, one play at a time.
 */
export interface KeptManifest {
  readonly sequence: number;
  /** In the play's order. */
  readonly chunks: readonly string[];
}

const manifestPrefix = "KEPT#";
const partitionOf = (playId: PlayId) => `PLAY#${playId}`;

const manifestKey = (playId: PlayId, sequence: number): Key => ({
  PK: partitionOf(playId),
  SK: `${manifestPrefix}${String(sequence).padStart(12, "0")}`,
});

const chunkPrefix = (hash: string) => `CHUNK#${hash}#`;
const chunkKey = (playId: PlayId, hash: string, part: number): Key => ({
  PK: partitionOf(playId),
  SK: `${chunkPrefix(hash)}${String(part).padStart(3, "0")}`,
});

const manifest = z.object({ SK: z.string(), chunks: z.array(z.string()) });

const startingWith = (playId: PlayId, prefix: string) => ({
  KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
  ExpressionAttributeValues: { ":play": partitionOf(playId), ":prefix": prefix },
  ConsistentRead: true,
});

export async function listManifests(table: Table, playId: PlayId): Promise<readonly KeptManifest[]> {
  const items = await listAllItems(table, startingWith(playId, manifestPrefix));
  return items.map((item) => {
    const { SK, chunks } = manifest.parse(item);
    return { sequence: Number(SK.slice(manifestPrefix.length)), chunks };
  });
}

/**
 * Stores a version's content. `stored` has the chunks that are stored already; new ones are added to it. The manifest
 * comes first, so that every chunk is listed and can be deleted one day, even if this is interrupted. So a manifest alone
 * doesn't mean that its chunks are there: the version's mark does.
 */
export async function putKeptVersion(
  table: Table,
  playId: PlayId,
  { sequence, play }: { readonly sequence: number; readonly play: Play },
  stored: Set<string>,
): Promise<KeptManifest> {
  const texts = chunksOf(play).map((chunk) => JSON.stringify(chunk));
  const chunks = texts.map(hashOf);
  const Item = { ...manifestKey(playId, sequence), chunks };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  for (const [index, hash] of chunks.entries()) {
    if (stored.has(hash)) continue;
    for (const [part, body] of splitParts(deflateRawSync(texts[index] ?? "")).entries()) {
      const Item = { ...chunkKey(playId, hash, part), body };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    }
    stored.add(hash);
  }
  return { sequence, chunks };
}

/** 128 bits: long enough that two different scenes never have the same. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

const partItem = z.object({ body: storedBytes });

/** Returns undefined if nothing is kept under this number. */
export async function findKeptPlay(table: Table, playId: PlayId, sequence: number): Promise<Play | undefined> {
  const found = await findItem(table, manifestKey(playId, sequence), { consistent: true });
  if (!found) return undefined;
  const texts = manifest.parse(found).chunks.map(async (hash) => {
    const parts = await listAllItems(table, startingWith(playId, chunkPrefix(hash)));
    const text = inflateRawSync(joinParts(parts.map((item) => partItem.parse(item).body))).toString();
    if (hashOf(text) !== hash) throw new Error(`A scene of version ${sequence} of ${playId} is damaged.`);
    return JSON.parse(text);
  });
  return playFromChunks((await Promise.all(texts)) as unknown as PlayChunks);
}

/** Deletes these manifests and the chunks that no other one lists. Chunks first, so that the rest is found again. */
export async function deleteManifests(
  table: Table,
  playId: PlayId,
  leaving: readonly KeptManifest[],
  staying: readonly KeptManifest[],
): Promise<void> {
  const used = new Set(staying.flatMap(({ chunks }) => chunks));
  const unused = new Set(leaving.flatMap(({ chunks }) => chunks).filter((hash) => !used.has(hash)));
  const keys: Key[] = [];
  for (const hash of unused) {
    const labels = { ...startingWith(playId, chunkPrefix(hash)), ProjectionExpression: "PK, SK" };
    for await (const { SK } of queryAll(table, labels)) keys.push({ PK: partitionOf(playId), SK: String(SK) });
  }
  await deleteItems(table, keys);
  await deleteItems(
    table,
    leaving.map(({ sequence }) => manifestKey(playId, sequence)),
  );
}
