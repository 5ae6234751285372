import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { expect, test } from "vitest";
import type { SiteConfig } from "#domain/api/config.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { ContentStack } from "./ContentStack.ts";

/** CloudFormation takes no longer answer from a custom resource. */
const maxAnswerBytes = 4096;

interface Deployment {
  readonly SourceObjectKeys: readonly unknown[];
  readonly OutputObjectKeys?: boolean;
  readonly DestinationBucketArn?: unknown;
}

/** Returns the deployments of a site with so many public pages, by their logical IDs. */
function deploymentsOf(pages: number): [id: string, deployment: Deployment][] {
  const [site, outdir] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(site, "assets"));
  for (let page = 0; page < pages; page++)
    writeFileSync(join(site, `${page}.html`), `${builtAddress("/help")} ${page}`);
  const app = new App({ outdir });
  const bucket = new Bucket(new Stack(app, "app"), "Bucket");
  const config = { release: "test" } as SiteConfig;
  const content = new ContentStack(app, "content", { bucket, files: site, config, address: "https://a.example" });
  const resources = Template.fromStack(content).findResources("Custom::CDKBucketDeployment");
  return Object.entries(resources).map(([id, { Properties }]) => [id, Properties as Deployment]);
}

/** Returns the answer of a deployment as the CDK's `bucket-deployment-handler/index.py` sends it, with its longest values. */
function answerOf(id: string, { SourceObjectKeys, OutputObjectKeys = true, DestinationBucketArn }: Deployment): string {
  const keys = OutputObjectKeys ? SourceObjectKeys.map((key) => (typeof key === "string" ? key : "x".repeat(68))) : [];
  const answer = {
    Status: "SUCCESS",
    Reason: `See the details in CloudWatch Log Stream: ${"x".repeat(120)}`,
    PhysicalResourceId: `aws.cdk.s3deployment.${"x".repeat(36)}`,
    StackId: "x".repeat(250),
    RequestId: "x".repeat(36),
    LogicalResourceId: id,
    NoEcho: false,
    Data: { DestinationBucketArn: DestinationBucketArn ? "x".repeat(80) : null, SourceObjectKeys: keys },
  };
  // Python writes a space after each comma and colon. This one adds line breaks as well.
  return JSON.stringify(answer, null, 1);
}

test.each([3, 60])("with %i public pages, CloudFormation takes the answer of each upload", (pages) => {
  const deployments = deploymentsOf(pages);
  const sources = deployments.map(([, { SourceObjectKeys }]) => SourceObjectKeys.length);
  expect(sources).toEqual([1, pages + 2, pages + 2]);
  for (const [id, deployment] of deployments) {
    expect(answerOf(id, deployment).length, id).toBeLessThan(maxAnswerBytes);
  }
});
