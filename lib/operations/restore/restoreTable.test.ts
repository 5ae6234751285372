import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { expect, onTestFinished, test } from "vitest";
import { restoreTable } from "./restoreTable.ts";

test("a restored table gets what AWS doesn't restore: expiry, backups, protection and limits", async () => {
  const dynamo = mockClient(DynamoDBClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(DescribeTableCommand).resolves({ Table: { TableStatus: "ACTIVE" } });
  const at = new Date("2027-03-10T12:00:00.000Z");
  await restoreTable(new DynamoDBClient({ region: "eu-west-1" }), {
    source: "plays",
    target: "plays-restored",
    at,
    readsPerSecond: 20_000,
    writesPerSecond: 4000,
  });
  const inputs = dynamo.calls().map(({ args: [command] }) => [command.constructor.name, command.input]);
  expect(inputs.filter(([name]) => name !== DescribeTableCommand.name)).toEqual([
    [
      RestoreTableToPointInTimeCommand.name,
      {
        SourceTableName: "plays",
        TargetTableName: "plays-restored",
        RestoreDateTime: at,
        OnDemandThroughputOverride: { MaxReadRequestUnits: 20_000, MaxWriteRequestUnits: 4000 },
      },
    ],
    [UpdateTableCommand.name, { TableName: "plays-restored", DeletionProtectionEnabled: true }],
    [
      UpdateTimeToLiveCommand.name,
      {
        TableName: "plays-restored",
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
      },
    ],
    [
      UpdateContinuousBackupsCommand.name,
      {
        TableName: "plays-restored",
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ],
  ]);
});
