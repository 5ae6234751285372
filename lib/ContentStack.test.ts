import { expect, test } from "vitest";
import { bareStage, type SynthesizedStage, wholeStage } from "#tests/support/synthesizedStage.ts";

const stages = [
  ["with every setting", wholeStage()],
  ["without settings", bareStage()],
] as const;

/** CloudFormation takes no longer answer from a custom resource. */
const maxAnswerBytes = 4096;

/** More than the site has. Each has a source, because it contains the site's address. */
const publicPages = 100;

interface Deployment {
  readonly SourceObjectKeys: readonly unknown[];
  readonly OutputObjectKeys?: boolean;
}

/** Returns the answer of a deployment as the CDK's `bucket-deployment-handler/index.py` sends it, with its longest values. */
function answerOf(id: string, { SourceObjectKeys, OutputObjectKeys = true }: Deployment): string {
  const pages = SourceObjectKeys.length > 1 ? publicPages : 0;
  const keys = Array.from({ length: SourceObjectKeys.length + pages }, () => `${"x".repeat(64)}.zip`);
  const answer = {
    Status: "SUCCESS",
    Reason: `See the details in CloudWatch Log Stream: ${"x".repeat(120)}`,
    PhysicalResourceId: `aws.cdk.s3deployment.${"x".repeat(36)}`,
    StackId: "x".repeat(250),
    RequestId: "x".repeat(36),
    LogicalResourceId: id,
    NoEcho: false,
    Data: { DestinationBucketArn: "x".repeat(80), SourceObjectKeys: OutputObjectKeys ? keys : [] },
  };
  // Python writes a space after each comma and colon. This one adds line breaks as well.
  return JSON.stringify(answer, null, 1);
}

test.each(stages)("in a stage %s, CloudFormation takes the answer of each upload", (_, { content }) => {
  const deployments = Object.entries(content.findResources("Custom::CDKBucketDeployment"));
  expect(deployments).toHaveLength(4);
  for (const [id, { Properties }] of deployments) {
    expect(answerOf(id, Properties as Deployment).length, id).toBeLessThan(maxAnswerBytes);
  }
});

test("with a domain, the pages are one source, so a deployment doesn't read dozens of them", () => {
  const sourcesOf = ({ content }: SynthesizedStage) =>
    Object.values(content.findResources("Custom::CDKBucketDeployment")).map(
      ({ Properties }) => Properties.SourceObjectKeys.length,
    );
  expect(sourcesOf(wholeStage()).sort()).toEqual([1, 1, 2, 2]);
});

test("fonts are an upload of their own, which doesn't run again while they stay the same", () => {
  const { content } = wholeStage();
  const assets = Object.values(content.findResources("Custom::CDKBucketDeployment")).filter(
    ({ Properties }) => Properties.DestinationBucketKeyPrefix === "assets",
  );
  expect(assets).toHaveLength(2);
  for (const { Properties } of assets) expect(Properties).toMatchObject({ Prune: false });
});
