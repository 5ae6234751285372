import type { IncomingMessage } from "node:http";
import { CodeDeployClient } from "@aws-sdk/client-codedeploy";
import { afterEach, expect, test, vi } from "vitest";
import { startServer } from "#tests/support/startServer.ts";
import { answerRelease, releaseEventIn } from "./answerRelease.ts";

const event = { DeploymentId: "d-1", LifecycleEventHookExecutionId: "hook-1" };
afterEach(() => void vi.restoreAllMocks());

/** Returns what CodeDeploy is told when the site does this. */
async function toldAfter(run: () => Promise<void>): Promise<unknown> {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const told: unknown[] = [];
  const endpoint = await startServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    told.push([request.headers["x-amz-target"], JSON.parse(Buffer.concat(chunks).toString())]);
    response.writeHead(200, { "content-type": "application/x-amz-json-1.1" }).end("{}");
  });
  const credentials = { accessKeyId: "test", secretAccessKey: "test" };
  await answerRelease(event, run, new CodeDeployClient({ endpoint, region: "eu-west-1", credentials }));
  expect(told).toHaveLength(1);
  return told[0];
}

const status = (wanted: "Succeeded" | "Failed") => [
  "CodeDeploy_20141006.PutLifecycleEventHookExecutionStatus",
  { deploymentId: "d-1", lifecycleEventHookExecutionId: "hook-1", status: wanted },
];

test("a release with which the site works is kept, and one with which it doesn't is taken back", async () => {
  expect(await toldAfter(async () => {})).toEqual(status("Succeeded"));
  expect(await toldAfter(() => Promise.reject(new Error("Canary: can't save.")))).toEqual(status("Failed"));
});

test("the event of a schedule isn't a release's", () => {
  expect(releaseEventIn(event)).toEqual(event);
  expect(releaseEventIn({ "detail-type": "Scheduled Event", source: "aws.events" })).toBeUndefined();
});
