import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { hourMs } from "#domain/time.ts";
import { dueOn } from "./due.ts";
import { headKey } from "./heads.ts";
import { deletePlayShares } from "./playShares.ts";
import { cardKey } from "./plays.ts";
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
