import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DynamoDBClient, GetItemCommand, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, expect, test } from "vitest";
import { type LoopbackServer, listenOnLoopback } from "#local/protocol/loopbackServer.ts";
import { readTemplate } from "#local/template/cloudTemplate.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { neededActions } from "./neededActions.ts";
import { startPermissionProxy } from "./permissionProxy.ts";
import { permissionsOf } from "./permissions.ts";

const servers: LoopbackServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function clientBehindProxy(name: string, allowed: readonly string[]) {
  const table = await listenOnLoopback((_, response) => void response.end("{}"));
  const permissions = new Map([["Reader", new Set(allowed)]]);
  const proxy = await startPermissionProxy({ endpoint: table.endpoint, permissions, log: () => {} });
  servers.push(table, proxy);
  const credentials = { accessKeyId: name, secretAccessKey: "local" };
  return new DynamoDBClient({ endpoint: proxy.endpoint, region: "eu-west-1", credentials });
}

const get = new GetItemCommand({ TableName: "T", Key: { PK: { S: "a" } } });

test("a function can do what its role allows, and nothing else", async () => {
  const reader = await clientBehindProxy("Reader", ["dynamodb:GetItem"]);
  await expect(reader.send(get)).resolves.toBeDefined();
  await expect(reader.send(new ListTablesCommand())).rejects.toMatchObject({ name: "AccessDeniedException" });
});

test("a function without a role can do nothing", async () => {
  const functionWithoutRole = await clientBehindProxy("Stranger", ["dynamodb:GetItem"]);
  await expect(functionWithoutRole.send(get)).rejects.toThrow(
    "Stranger is not authorized to perform: dynamodb:GetItem",
  );
});

test("a transaction needs the permissions that its parts need", () => {
  const body = JSON.stringify({ TransactItems: [{ Put: {} }, { Update: {} }, { Put: {} }, { ConditionCheck: {} }] });
  expect(neededActions("DynamoDB_20120810.TransactWriteItems", body)).toEqual([
    "dynamodb:PutItem",
    "dynamodb:UpdateItem",
    "dynamodb:ConditionCheckItem",
  ]);
  expect(neededActions("AmazonSSM.GetParameter", "{}")).toEqual(["ssm:GetParameter"]);
  expect(neededActions("AWSCognitoIdentityProviderService.AdminGetUser", "{}")).toEqual(["cognito-idp:AdminGetUser"]);
  expect(neededActions("AWSCognitoIdentityProviderService.ResendConfirmationCode", "{}")).toEqual([]);
});

test("a role allows what's inside it, and what policies attached to it allow", () => {
  const statement = (Action: string | string[]) => ({ PolicyDocument: { Statement: [{ Effect: "Allow", Action }] } });
  const path = join(temporaryFolder(), "template.json");
  const resources = {
    Fn: { Type: "AWS::Lambda::Function", Properties: { Role: { "Fn::GetAtt": ["Role", "Arn"] } } },
    Role: {
      Type: "AWS::IAM::Role",
      Properties: { Policies: [{ PolicyName: "Own", ...statement("dynamodb:GetItem") }] },
    },
    Attached: { Type: "AWS::IAM::Policy", Properties: { Roles: [{ Ref: "Role" }], ...statement(["ses:SendEmail"]) } },
    Other: { Type: "AWS::IAM::Policy", Properties: { Roles: [{ Ref: "Elsewhere" }], ...statement("s3:GetObject") } },
  };
  writeFileSync(path, JSON.stringify({ Resources: resources }));
  expect([...(permissionsOf(readTemplate(path)).get("Fn") ?? [])]).toEqual(["dynamodb:GetItem", "ses:SendEmail"]);
});
