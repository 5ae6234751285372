import type { PlayId } from "#domain/play/play.ts";
import { tableSchema } from "./schema.ts";
import { deleteItems, type Key, queryAll, type Table } from "./table.ts";

/** Deletes every share link of a play, with what it shows. The links are dead before: their play is. */
export async function deleteShares(table: Table, playId: PlayId): Promise<void> {
  const { name, partitionKey, sortKey } = tableSchema.index;
  const links = queryAll(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :play AND begins_with(${sortKey}, :shares)`,
    ExpressionAttributeValues: { ":play": `PLAY#${playId}`, ":shares": "SHARE#" },
    ProjectionExpression: "PK",
  });
  for await (const { PK } of links) await deleteShare(table, String(PK));
}

async function deleteShare(table: Table, share: string): Promise<void> {
  const keys: Key[] = [];
  const parts = queryAll(table, {
    KeyConditionExpression: "PK = :share",
    ExpressionAttributeValues: { ":share": share },
    ProjectionExpression: "PK, SK",
    ConsistentRead: true,
  });
  for await (const { SK } of parts) keys.push({ PK: share, SK: String(SK) });
  await deleteItems(table, keys);
}
