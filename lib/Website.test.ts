import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { bareStage, resourcesIn, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app, content, publicPages } = wholeStage();
const { app: bareApp } = bareStage();
const all = resourcesIn(app);

interface Behaviors {
  readonly DefaultCacheBehavior: object;
  readonly CacheBehaviors: readonly object[];
}

test("with a whole domain, browsers aren't told that the operator's other hosts are HTTPS only", () => {
  const subdomainsIn = (template: Template) =>
    Object.values(template.findResources("AWS::CloudFront::ResponseHeadersPolicy")).map(
      ({ Properties }) =>
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains,
    );
  expect(subdomainsIn(app)).toEqual([false, false]);
  expect(subdomainsIn(bareApp)).toEqual([true, true]);
});

test("all of the site's behaviors send the headers, and the bucket can only be read through CloudFront", () => {
  const policies = all("AWS::CloudFront::ResponseHeadersPolicy").map(([policy]) => ({ Ref: policy }));
  const [[, distribution] = []] = all("AWS::CloudFront::Distribution");
  const config = distribution?.Properties.DistributionConfig as Behaviors | undefined;
  const behaviors = [config?.DefaultCacheBehavior, ...(config?.CacheBehaviors ?? [])];
  expect(behaviors).toHaveLength(3);
  for (const [index, behavior] of behaviors.entries()) {
    // Only the first one has addresses that may be unknown.
    const events = index === 0 ? ["viewer-request", "viewer-response"] : ["viewer-request"];
    expect(policies).toContainEqual((behavior as { ResponseHeadersPolicyId?: unknown }).ResponseHeadersPolicyId);
    expect(behavior).toMatchObject({
      ViewerProtocolPolicy: "redirect-to-https",
      FunctionAssociations: events.map((EventType) => ({ EventType })),
    });
  }
  app.hasResourceProperties("AWS::S3::Bucket", {
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
  });
});

test("the bucket is emptied when the stack is deleted, because CloudFormation deletes no full bucket", () => {
  const [[bucket] = []] = all("AWS::S3::Bucket");
  app.hasResourceProperties("Custom::S3AutoDeleteObjects", { BucketName: { Ref: bucket } });
});

test("the pages of a release are stored in its own folder, too, and one parameter says which the site shows", () => {
  const deployments = Object.values(content.findResources("Custom::CDKBucketDeployment")).map(({ Properties }) => [
    Properties.DestinationBucketKeyPrefix,
    Properties.SourceMarkers?.length,
  ]);
  const prefixes = deployments.map(([prefix]) => prefix);
  expect(prefixes.sort()).toEqual(["assets", "assets", "releases/test", undefined]);
  expect(app.toJSON().Parameters.SiteFolder).toMatchObject({ Type: "String", Default: "" });
  const codes = all("AWS::CloudFront::Function").map(([, { Properties }]) => JSON.stringify(Properties.FunctionCode));
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(code).toContain('var siteFolder = \\"",{"Ref":"SiteFolder"}');
});

test("public pages are deployed with the site's address", () => {
  expect(publicPages).toEqual(['<link rel="canonical" href="https://ghostlight.example/help/sharing">']);
});
