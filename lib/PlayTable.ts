import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import { tableSchema } from "#lambdas/stores/schema.ts";
import type { Stage } from "./stage.ts";

export type TableAction =
  | "BatchWriteItem"
  | "DeleteItem"
  | "DescribeTable"
  | "GetItem"
  | "PutItem"
  | "Query"
  | "UpdateItem";

const text = (name: string) => ({ name, type: AttributeType.STRING });

type TableLimits = Pick<Stage, "readsPerSecond" | "writesPerSecond">;

/** The one table. It outlives its stack, because every play is in it. */
export class PlayTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, { readsPerSecond, writesPerSecond }: TableLimits) {
    super(scope, id);
    const limits = { maxReadRequestUnits: readsPerSecond, maxWriteRequestUnits: writesPerSecond };
    const { partitionKey, sortKey, index, expiry } = tableSchema;
    this.table = new Table(this, "Table", {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      timeToLiveAttribute: expiry,
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...limits,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      projectionType: ProjectionType[index.projection],
      ...limits,
    });
  }

  get name(): string {
    return this.table.tableName;
  }

  /** Permission for these actions on the table, and for queries on its index. */
  statement(actions: readonly TableAction[]): PolicyStatement {
    const index = `${this.table.tableArn}/index/${tableSchema.index.name}`;
    return new PolicyStatement({
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: actions.includes("Query") ? [this.table.tableArn, index] : [this.table.tableArn],
    });
  }
}
