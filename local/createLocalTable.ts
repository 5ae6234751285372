import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import type { CloudTemplate } from "./template/cloudTemplate.ts";
import type { ResourceNames } from "./template/resolve.ts";

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));
const properties = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) })),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z.array(
    z.object({
      IndexName: z.string(),
      KeySchema: keySchema,
      Projection: z.object({ ProjectionType: z.enum(["ALL", "KEYS_ONLY"]) }),
    }),
  ),
  BillingMode: z.literal("PAY_PER_REQUEST"),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }),
});

export interface OpenedTable {
  readonly name: string;
  readonly client: DynamoDBClient;
}

/** Creates the template's table on the local server if it's missing, with its index and expiry. */
export async function createLocalTable(
  template: CloudTemplate,
  names: ResourceNames,
  endpoint: string,
): Promise<OpenedTable> {
  const { logicalId, Properties } = template.only("AWS::DynamoDB::Table");
  const name = names.ref(logicalId) ?? logicalId;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint, region: names.ref("AWS::Region") ?? "", credentials });
  if (await exists(client, name)) return { name, client };
  const { TimeToLiveSpecification, ...table } = properties.parse(Properties);
  await client.send(new CreateTableCommand({ TableName: name, ...table }));
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
  return { name, client };
}

const exists = (client: DynamoDBClient, name: string): Promise<boolean> =>
  client.send(new DescribeTableCommand({ TableName: name })).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ResourceNotFoundException) return false;
      throw error;
    },
  );
