import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, type ITable, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import { tableSchema } from "#lambdas/stores/schema.ts";
import type { Stage } from "./stage.ts";

export type TableAction =
  | "BatchGetItem"
  | "BatchWriteItem"
  | "DeleteItem"
  | "DescribeTable"
  | "GetItem"
  | "PutItem"
  | "Query"
  | "UpdateItem";

const text = (name: string) => ({ name, type: AttributeType.STRING });

type TableSettings = Pick<Stage, "readsPerSecond" | "writesPerSecond" | "restoredTable" | "isNew">;

/**
 * The one table. It outlives its stack, because every play is in it. After a restore, the functions use the restored
 * table, which isn't part of the stack. The stack's own stays in it, so that the deployment can be taken back.
 */
export class PlayTable extends Construct {
  /** The table that the functions use. */
  readonly table: ITable;

  constructor(scope: Construct, id: string, { restoredTable, ...limits }: TableSettings) {
    super(scope, id);
    const own = this.#createOwn(limits);
    this.table = restoredTable
      ? Table.fromTableAttributes(this, "Restored", {
          tableName: restoredTable,
          globalIndexes: [tableSchema.index.name],
        })
      : own;
  }

  #createOwn({ readsPerSecond, writesPerSecond, isNew = false }: Omit<TableSettings, "restoredTable">): Table {
    const limits = { maxReadRequestUnits: readsPerSecond, maxWriteRequestUnits: writesPerSecond };
    const { partitionKey, sortKey, index, expiry } = tableSchema;
    const own = new Table(this, "Table", {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      timeToLiveAttribute: expiry,
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...limits,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !isNew,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    own.addGlobalSecondaryIndex({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
      projectionType: ProjectionType[index.projection],
      ...limits,
    });
    return own;
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
