import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import * as z from "zod";
import { instant } from "#domain/api/shapes.ts";
import type { PlayId } from "#domain/play/play.ts";
import { joinParts, splitParts, storedBytes } from "./parts.ts";
import { deleteItems, type Key, listAllItems, type Query, queryAll, type Table } from "./table.ts";

/** Where an update's body is stored: in its own item, or in separate part items. */
export interface StoredBody {
  readonly body?: Uint8Array | undefined;
  readonly bodyId?: string | undefined;
}

const partitionOf = (playId: PlayId) => `PLAY#${playId}`;
const everyBody = "BODY#";
const prefixOf = (bodyId: string) => `${everyBody}${bodyId}#`;

const part = z.object({ PK: z.string(), SK: z.string(), at: instant, body: storedBytes });

/**
 * Stores a small body in the item itself. For a larger one, this puts the parts first, because writing the item is the
 * commit.
 */
export async function storeBody(table: Table, playId: PlayId, bytes: Uint8Array, now: Date): Promise<StoredBody> {
  const parts = splitParts(bytes);
  if (parts.length === 1) return { body: bytes };
  const bodyId = nanoid();
  for (const [index, body] of parts.entries()) {
    const Item = { PK: partitionOf(playId), SK: partKey(bodyId, index), at: now.toISOString(), body };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return { bodyId };
}

const partKey = (bodyId: string, index: number) => `${prefixOf(bodyId)}${String(index).padStart(3, "0")}`;

export async function readBody(table: Table, playId: PlayId, { body, bodyId }: StoredBody): Promise<Uint8Array> {
  if (body) return body;
  if (!bodyId) throw new Error("An update of the log has no body.");
  const parts = await listAllItems(table, partsOf(playId, prefixOf(bodyId)));
  return joinParts(parts.map((item) => part.parse(item).body));
}

const partsOf = (playId: PlayId, prefix: string): Query => ({
  KeyConditionExpression: "PK = :play AND begins_with(SK, :prefix)",
  ExpressionAttributeValues: { ":play": partitionOf(playId), ":prefix": prefix },
  ConsistentRead: true,
});

export async function deleteBody(table: Table, playId: PlayId, bodyId: string): Promise<void> {
  await deleteParts(table, playId, prefixOf(bodyId), () => true);
}

/** Deletes parts that were put before this time and whose update was never written. */
export async function deleteOrphans(table: Table, playId: PlayId, before: Date, used: ReadonlySet<string>) {
  const isOrphan = ({ SK, at }: { SK: string; at: string }) =>
    Date.parse(at) < before.getTime() && !used.has(SK.split("#", 2)[1] ?? "");
  await deleteParts(table, playId, everyBody, isOrphan);
}

const partLabel = part.omit({ body: true });

async function deleteParts(
  table: Table,
  playId: PlayId,
  prefix: string,
  chosen: (label: z.output<typeof partLabel>) => boolean,
): Promise<void> {
  const labels = {
    ...partsOf(playId, prefix),
    ProjectionExpression: "PK, SK, #at",
    ExpressionAttributeNames: { "#at": "at" },
  };
  const keys: Key[] = [];
  for await (const item of queryAll(table, labels)) {
    const label = partLabel.parse(item);
    if (chosen(label)) keys.push(label);
  }
  await deleteItems(table, keys);
}
