import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from "@aws-sdk/client-cloudformation";
import { siteConfig } from "#domain/api/config.ts";
import { siteFolderOf, siteFolderParameter } from "#lib/siteFolder.ts";
import { stackNamesOf } from "#lib/stackNames.ts";
import type { Stage } from "#lib/stage.ts";
import { CannotProceed } from "./cannotProceed.ts";

const longestUpdateSeconds = 15 * 60;

/**
 * Lets the site show the pages of an earlier release, or again those of the current one if none is named. Only a parameter
 * of the app's stack changes: nothing is built, and the API stays as it is.
 */
export async function rollBackSite(
  { stage, region }: Pick<Stage, "stage" | "region">,
  release: string | undefined,
  client = new CloudFormationClient({ region }),
): Promise<void> {
  const StackName = stackNamesOf(stage).app;
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
  const { Parameters = [], Outputs = [] } = Stacks[0] ?? {};
  const site = Outputs.find(({ OutputKey }) => OutputKey === "SiteAddress")?.OutputValue ?? "";
  if (release) await assertStored(site, release);
  const shown = Parameters.find(({ ParameterKey }) => ParameterKey === siteFolderParameter)?.ParameterValue ?? "";
  const folder = release ? siteFolderOf(release) : "";
  if (shown === folder) throw new CannotProceed(`${site} already shows these pages. Nothing was changed.`);
  const others = Parameters.filter(({ ParameterKey }) => ParameterKey !== siteFolderParameter);
  await client.send(
    new UpdateStackCommand({
      StackName,
      UsePreviousTemplate: true,
      Capabilities: ["CAPABILITY_IAM", "CAPABILITY_NAMED_IAM"],
      Parameters: [
        ...others.map(({ ParameterKey }) => ({ ParameterKey, UsePreviousValue: true })),
        { ParameterKey: siteFolderParameter, ParameterValue: folder },
      ],
    }),
  );
  await waitUntilStackUpdateComplete({ client, maxWaitTime: longestUpdateSeconds }, { StackName });
}

/** Throws `CannotProceed` unless the release's own configuration is where its pages are. */
async function assertStored(site: string, release: string): Promise<void> {
  const response = await fetch(new URL(`${siteFolderOf(release)}/config.json`, site));
  const stored = response.ok ? siteConfig.safeParse(await response.json()).data?.release : undefined;
  if (stored === release) return;
  throw new CannotProceed(
    `${site} has no pages of the release ${release}. It was never deployed here, or its name is misspelled.`,
  );
}
