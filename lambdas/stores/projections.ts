import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import * as z from "zod";
import type { ShareId } from "#domain/sharing/share.ts";
import { joinParts, splitParts, storedBytes } from "./parts.ts";
import { deleteItems, type Key, listAllItems, type Query, queryAll, type Table } from "./table.ts";

/** The frozen version of a play that a link shows, stored in parts. A link names the version it shows. */
export const namedProjection = z.object({ id: z.string(), parts: z.int().min(1) });
export type NamedProjection = z.output<typeof namedProjection>;

const partitionOf = (shareId: ShareId) => `SHARE#${shareId}`;
const everyProjection = "PROJECTION#";
const prefixOf = (id: string) => `${everyProjection}${id}#`;
const keyOfPart = (shareId: ShareId, id: string, index: number): Key => ({
  PK: partitionOf(shareId),
  SK: `${prefixOf(id)}${String(index).padStart(3, "0")}`,
});
const partItem = z.object({ body: storedBytes });

/** Stores the bytes in parts. They aren't reachable until a link names them. */
export async function storeProjection(table: Table, shareId: ShareId, bytes: Uint8Array): Promise<NamedProjection> {
  const id = nanoid();
  const parts = splitParts(bytes);
  for (const [index, body] of parts.entries()) {
    const Item = { ...keyOfPart(shareId, id, index), body };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
  return { id, parts: parts.length };
}

/**
 * Returns undefined if parts are missing: either another version has replaced it, or the eventually consistent read
 * lags.
 */
export async function findProjection(
  table: Table,
  shareId: ShareId,
  { id, parts }: NamedProjection,
  { consistent }: { readonly consistent: boolean },
): Promise<Uint8Array | undefined> {
  const items = await listAllItems(table, { ...startingWith(shareId, prefixOf(id)), ConsistentRead: consistent });
  return items.length === parts ? joinParts(items.map((item) => partItem.parse(item).body)) : undefined;
}

/** Deletes one projection of the link. */
export async function deleteProjection(table: Table, shareId: ShareId, { id, parts }: NamedProjection): Promise<void> {
  await deleteItems(
    table,
    Array.from({ length: parts }, (_, index) => keyOfPart(shareId, id, index)),
  );
}

/** Deletes every projection of the link except the one it names. */
export async function deleteProjections(table: Table, shareId: ShareId, named?: NamedProjection): Promise<void> {
  const keys: Key[] = [];
  const query = { ...startingWith(shareId, everyProjection), ProjectionExpression: "PK, SK", ConsistentRead: true };
  for await (const item of queryAll(table, query)) {
    const key = z.object({ PK: z.string(), SK: z.string() }).parse(item);
    if (!named || !key.SK.startsWith(prefixOf(named.id))) keys.push(key);
  }
  await deleteItems(table, keys);
}

const startingWith = (shareId: ShareId, prefix: string): Query => ({
  KeyConditionExpression: "PK = :share AND begins_with(SK, :prefix)",
  ExpressionAttributeValues: { ":share": partitionOf(shareId), ":prefix": prefix },
});
