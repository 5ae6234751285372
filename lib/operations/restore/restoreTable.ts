import {
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { tableSchema } from "#lambdas/stores/schema.ts";
import type { Stage } from "#lib/stage.ts";

interface TableRestore extends Pick<Stage, "readsPerSecond" | "writesPerSecond"> {
  readonly source: string;
  readonly target: string;
  readonly at: Date;
}

/** AWS needs minutes for an empty table and hours for a large one. */
const longestWaitSeconds = 24 * 60 * 60;

/**
 * Restores a table to a point in time, under a new name, and waits until it's there. AWS restores the items and the index
 * only, so this also turns on what a stage's table has: expiry, backups, protection from deletion, and limits.
 */
export async function restoreTable(
  client: DynamoDBClient,
  { source, target, at, readsPerSecond, writesPerSecond }: TableRestore,
): Promise<void> {
  await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: source,
      TargetTableName: target,
      RestoreDateTime: at,
      OnDemandThroughputOverride: { MaxReadRequestUnits: readsPerSecond, MaxWriteRequestUnits: writesPerSecond },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: longestWaitSeconds }, { TableName: target });
  await completeTable(client, target);
}

/** Turns on what AWS doesn't restore. It may be repeated. */
async function completeTable(client: DynamoDBClient, TableName: string): Promise<void> {
  await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  await waitUntilTableExists({ client, maxWaitTime: longestWaitSeconds }, { TableName });
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: tableSchema.expiry, Enabled: true },
    }),
  );
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
}
