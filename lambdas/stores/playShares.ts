import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PlayId } from "#domain/play/play.ts";
import { tableSchema } from "./schema.ts";
import { deleteItems, type Key, queryAll, type Table } from "./table.ts";

/**
 * Deletes every share link of a play, with what it shows. The links no longer open by then, because the play is gone.
 * Each link's id is kept, so no new link can be created at an address that was already given out.
 */
export async function deletePlayShares(table: Table, playId: PlayId, now: Date): Promise<void> {
  const { name, partitionKey } = tableSchema.index;
  const links = queryAll(table, {
    IndexName: name,
    KeyConditionExpression: `${partitionKey} = :play`,
    ExpressionAttributeValues: { ":play": `PLAY#${playId}` },
    ProjectionExpression: "PK",
  });
  for await (const { PK } of links) await deleteShare(table, z.string().startsWith("SHARE#").parse(PK), now);
}

async function deleteShare(table: Table, share: string, now: Date): Promise<void> {
  const keys: Key[] = [];
  const parts = queryAll(table, {
    KeyConditionExpression: "PK = :share",
    ExpressionAttributeValues: { ":share": share },
    ProjectionExpression: "PK, SK",
    ConsistentRead: true,
  });
  for await (const { SK } of parts) if (SK !== "SHARE") keys.push({ PK: share, SK: String(SK) });
  await deleteItems(table, keys);
  const Item = { PK: share, SK: "SHARE", revokedAt: now.toISOString() };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}
