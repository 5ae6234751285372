import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { PlayTable } from "./PlayTable.ts";

const limits = { readsPerSecond: 20_000, writesPerSecond: 4000 };

function tableOf(restoredTable?: string) {
  const stack = new Stack(new App(), "Stack", { env: { region: "eu-west-1" } });
  const table = new PlayTable(stack, "Plays", { ...limits, restoredTable });
  const statement = stack.resolve(table.statement(["GetItem", "Query"]).toStatementJson());
  return { stack, table, statement: JSON.stringify(statement) };
}

test("after a restore, functions use and may use the restored table and its index, and no other", () => {
  const { stack, table, statement } = tableOf("Ghostlight-live-20270310T120000Z");
  expect(stack.resolve(table.name)).toBe("Ghostlight-live-20270310T120000Z");
  expect(statement).toContain(':table/Ghostlight-live-20270310T120000Z"');
  expect(statement).toContain(":table/Ghostlight-live-20270310T120000Z/index/GSI1");
  expect(statement).not.toContain("PlaysTable");
});

test("the stage's own table stays in the stack as it was, so that a restore can be taken back", () => {
  const [own, restored] = [tableOf(), tableOf("Ghostlight-live-20270310T120000Z")];
  expect(Template.fromStack(restored.stack).toJSON()).toEqual(Template.fromStack(own.stack).toJSON());
});

test("a table that is being created can be deleted, or CloudFormation couldn't take back a failed creation", () => {
  const protections = [true, false].map((isNew) => {
    const stack = new Stack(new App(), "Stack", { env: { region: "eu-west-1" } });
    new PlayTable(stack, "Plays", { ...limits, isNew });
    return Object.values(Template.fromStack(stack).findResources("AWS::DynamoDB::Table"))[0]?.Properties
      .DeletionProtectionEnabled;
  });
  expect(protections).toEqual([false, true]);
});
