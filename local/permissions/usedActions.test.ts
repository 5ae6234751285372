import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { openUseRecord, unusedActions } from "./usedActions.ts";

test("a permission that nobody used is found, whichever stack used the others", () => {
  const file = join(temporaryFolder(), "used");
  openUseRecord(file)("Reader", "dynamodb:GetItem");
  const second = openUseRecord(file);
  for (let time = 0; time < 3; time++) second("Writer", "dynamodb:PutItem");
  expect(readFileSync(file, "utf8")).toBe("Reader dynamodb:GetItem\nWriter dynamodb:PutItem\n");
  const permissions = new Map([
    ["Reader", new Set(["dynamodb:GetItem", "ssm:GetParameter", "logs:PutLogEvents"])],
    ["Writer", new Set(["dynamodb:PutItem", "dynamodb:GetItem"])],
  ]);
  expect(unusedActions(permissions, readFileSync(file, "utf8"))).toEqual([
    "Reader ssm:GetParameter",
    "Writer dynamodb:GetItem",
  ]);
});
