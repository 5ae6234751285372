import { GetItemCommand } from "@aws-sdk/client-dynamodb";
import { expect, test, vi } from "vitest";
import { openTable } from "#lambdas/stores/table.ts";
import { startServer } from "#tests/support/startServer.ts";
import { triggerClient } from "./triggerClient.ts";

test("if the table doesn't answer, a trigger gives up after two attempts, before Cognito calls it again", async () => {
  let attempts = 0;
  const silent = await startServer(() => {
    attempts += 1;
  });
  vi.stubEnv("AWS_ENDPOINT_URL", silent);
  vi.stubEnv("AWS_REGION", "eu-west-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "test");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "test");
  const { client, name } = openTable(triggerClient, "plays");
  const asking = client.send(new GetItemCommand({ TableName: name, Key: { PK: { S: "1" }, SK: { S: "1" } } }));
  await expect(asking).rejects.toThrow(/timed? ?out/i);
  expect(attempts).toBe(2);
  vi.unstubAllEnvs();
});
