import { CloudFormationClient, DescribeStacksCommand, UpdateStackCommand } from "@aws-sdk/client-cloudformation";
import { mockClient } from "aws-sdk-client-mock";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "#tests/support/startServer.ts";
import { rollBackSite } from "./rollBackSite.ts";

const stage = { stage: "live", region: "eu-west-1" };
const config = {
  region: "eu-west-1",
  userPoolId: "pool",
  userPoolClientId: "client",
  apiBase: "/api",
  stage: "live",
  release: "1a2b3c4",
  sells: false,
};

/** A stack whose site stores one earlier release. */
async function openStack(shown = "/releases/0a0b0c0") {
  const site = await startServer(({ url }, response) => {
    if (url === "/releases/1a2b3c4/config.json") response.end(JSON.stringify(config));
    else response.writeHead(404).end();
  });
  const formation = mockClient(CloudFormationClient);
  onTestFinished(() => formation.restore());
  formation.on(DescribeStacksCommand).resolves({
    Stacks: [
      {
        StackName: "Ghostlight-live-app",
        CreationTime: new Date(0),
        StackStatus: "UPDATE_COMPLETE",
        Parameters: [{ ParameterKey: "BootstrapVersion" }, { ParameterKey: "SiteFolder", ParameterValue: shown }],
        Outputs: [{ OutputKey: "SiteAddress", OutputValue: site }],
      },
    ],
  });
  const updates = () => formation.commandCalls(UpdateStackCommand).map(({ args: [{ input }] }) => input);
  return { client: new CloudFormationClient({ region: "eu-west-1" }), updates };
}

test("the site goes back to an earlier release by one parameter, with the template as it is", async () => {
  const { client, updates } = await openStack();
  await rollBackSite(stage, "1a2b3c4", client);
  expect(updates()).toEqual([
    expect.objectContaining({
      StackName: "Ghostlight-live-app",
      UsePreviousTemplate: true,
      Parameters: [
        { ParameterKey: "BootstrapVersion", UsePreviousValue: true },
        { ParameterKey: "SiteFolder", ParameterValue: "/releases/1a2b3c4" },
      ],
    }),
  ]);
});

test("it returns to the current release", async () => {
  const { client, updates } = await openStack();
  await rollBackSite(stage, undefined, client);
  expect(updates()[0]?.Parameters).toContainEqual({ ParameterKey: "SiteFolder", ParameterValue: "" });
});

test("a release whose pages aren't stored changes nothing", async () => {
  const { client, updates } = await openStack();
  await expect(rollBackSite(stage, "9f8e7d6", client)).rejects.toThrow(/no pages of the release 9f8e7d6/);
  expect(updates()).toEqual([]);
});

test("pages that the site shows already change nothing, and the command says so", async () => {
  for (const [shown, release] of [
    ["/releases/1a2b3c4", "1a2b3c4"],
    ["", undefined],
  ] as const) {
    const { client, updates } = await openStack(shown);
    await expect(rollBackSite(stage, release, client)).rejects.toThrow(/already shows these pages/);
    expect(updates()).toEqual([]);
  }
});
