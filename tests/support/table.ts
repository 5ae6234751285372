import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll } from "vitest";
import { tableSchema } from "#lambdas/stores/schema.ts";
import { createTableHandle, type Table } from "#lambdas/stores/table.ts";
import { startTable } from "#local/table.ts";
import { temporaryFolder } from "./temporaryFolder.ts";

const mainName = "ghostlight-test";

/** The SDK prints this warning once per file on the tests' Node version; the functions run on a newer one. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

/** Connects to the table server at this address; each client has its own middleware stack to break. */
export const connectTable = (endpoint: string, name = mainName): Table =>
  createTableHandle(
    new DynamoDBClient({
      endpoint,
      region: "eu-west-1",
      credentials: { accessKeyId: "test", secretAccessKey: "test" },
    }),
    name,
  );

/** Starts a separate table server for the tests of this file. */
export async function startTestTable(): Promise<{ readonly table: Table; readonly endpoint: string }> {
  const { endpoint, stop } = await startTable({ dataFolder: temporaryFolder(), isInMemory: true });
  afterAll(stop);
  const table = connectTable(endpoint);
  await createTable(table);
  return { table, endpoint };
}

export async function createTable({ client, name: TableName }: Table): Promise<void> {
  const { partitionKey, sortKey, index } = tableSchema;
  const names = [partitionKey, sortKey, index.partitionKey, index.sortKey];
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: "HASH" as const },
    { AttributeName: range, KeyType: "RANGE" as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: "S" })),
      KeySchema: keys(partitionKey, sortKey),
      GlobalSecondaryIndexes: [
        {
          IndexName: index.name,
          KeySchema: keys(index.partitionKey, index.sortKey),
          Projection: { ProjectionType: index.projection },
        },
      ],
    }),
  );
}
