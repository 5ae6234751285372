import { CloudFormationClient, ListStackResourcesCommand } from "@aws-sdk/client-cloudformation";
import { mockClient } from "aws-sdk-client-mock";
import { expect, onTestFinished, test } from "vitest";
import { keptResources, listResources } from "./stackResources.ts";

const resource = (LogicalResourceId: string, ResourceType: string, ResourceStatus = "CREATE_COMPLETE") => ({
  LogicalResourceId,
  ResourceType,
  PhysicalResourceId: `the-${LogicalResourceId}`,
  ResourceStatus: ResourceStatus as "CREATE_COMPLETE",
  LastUpdatedTimestamp: new Date(0),
});

test("a stack of several hundred resources is listed as a whole, without what was deleted from it", async () => {
  const formation = mockClient(CloudFormationClient);
  onTestFinished(() => formation.restore());
  const routes = Array.from({ length: 100 }, (_, at) => resource(`Route${at}`, "AWS::ApiGatewayV2::Route"));
  const table = resource("Table", "AWS::DynamoDB::Table");
  const deleted = resource("Before", "AWS::DynamoDB::Table", "DELETE_COMPLETE");
  formation
    .on(ListStackResourcesCommand)
    .resolves({ StackResourceSummaries: routes, NextToken: "2" })
    .on(ListStackResourcesCommand, { NextToken: "2" })
    .resolves({ StackResourceSummaries: [deleted, table] });
  const listed = await listResources("Ghostlight-live-app", "eu-west-1");
  expect(listed).toHaveLength(101);
  const kept = keptResources({ Resources: { Table: { DeletionPolicy: "RetainExceptOnCreate" }, Route0: {} } }, listed);
  expect(kept).toEqual([{ type: "AWS::DynamoDB::Table", logicalId: "Table", physicalId: "the-Table" }]);
});
