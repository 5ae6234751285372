import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { hourMs } from "#domain/time.ts";
import { dueOn } from "./due.ts";
import { headKey } from "./heads.ts";
import { cardKey } from "./plays.ts";
import { tableSchema } from "./schema.ts";
import { deleteItems, type Key, queryAll, type Table, transact } from "./table.ts";

/** Longer than any request that read the head before the tombstone was written can run. */
export const purgeRecheckMs = hourMs;

/** Replaces the head with a tombstone and removes the card. Returns false if the play was restored in the meantime. */
export async function putTombstone(
  table: Table,
  { owner, playId, binnedAt }: { readonly owner: UserId; readonly playId: PlayId; readonly binnedAt: string },
  now: Date,
): Promise<boolean> {
  const due = dueOn(new Date(now.getTime() + purgeRecheckMs), "PURGE", playId);
  const stillBinned = "binnedAt = :at";
  const failed = await transact(table, [
    {
      Update: {
        TableName: table.name,
        Key: headKey(playId),
        UpdateExpression: "SET purgedAt = :now, GSI1PK = :day, GSI1SK = :piece REMOVE binnedAt",
        ConditionExpression: stillBinned,
        ExpressionAttributeValues: {
          ":at": binnedAt,
          ":now": now.toISOString(),
          ":day": due.GSI1PK,
          ":piece": due.GSI1SK,
        },
      },
    },
    {
      Delete: {
        TableName: table.name,
        Key: cardKey(owner, playId),
        ConditionExpression: stillBinned,
        ExpressionAttributeValues: { ":at": binnedAt },
      },
    },
  ]);
  return failed.length === 0;
}

/** Deletes everything that belongs to the play except its head: log, versions, feedback, share links. */
export async function deletePlayData(table: Table, playId: PlayId, now: Date): Promise<void> {
  await deletePlayShares(table, playId, now);
  const head = headKey(playId);
  const keys: Key[] = [];
  const everything = queryAll(table, {
    KeyConditionExpression: "PK = :play",
    ExpressionAttributeValues: { ":play": head.PK },
    ProjectionExpression: "PK, SK",
    ConsistentRead: true,
  });
  for await (const item of everything) {
    if (item.SK !== head.SK) keys.push({ PK: head.PK, SK: String(item.SK) });
  }
  await deleteItems(table, keys);
}

/** Unschedules the tombstone. The tombstone itself stays. */
export async function closePurge(table: Table, playId: PlayId): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: headKey(playId),
      UpdateExpression: "REMOVE GSI1PK, GSI1SK, #snapshot",
      ConditionExpression: "attribute_exists(purgedAt)",
      ExpressionAttributeNames: { "#snapshot": "snapshot" },
    }),
  );
}

/**
 * Deletes every share link of a play, with what it shows. The links no longer open by then, because the play is gone.
 * Each link's id is kept, so no new link can be created at an address that was already given out.
 */
async function deletePlayShares(table: Table, playId: PlayId, now: Date): Promise<void> {
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
