import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { expect, test } from "vitest";
import { EdgeStack } from "./EdgeStack.ts";
import { crossStackReferences } from "./ghostlight.ts";
import { mainStage } from "./stage.ts";

/** An edge stack, and a stack in another region that uses its certificate, as the app's does. */
function edgeOf(name: string) {
  const app = new App({ context: crossStackReferences });
  const domain = { name, hostedZoneId: "Z0123", hostedZoneName: "theater.example" };
  const edge = new EdgeStack(app, "edge", { stage: mainStage("1", { domain }), env: { region: "us-east-1" } });
  const user = new Stack(app, "user", { env: { region: "eu-west-1" } });
  new Distribution(user, "Distribution", {
    defaultBehavior: { origin: new HttpOrigin("origin.example") },
    domainNames: [name],
    certificate: edge.certificate,
  });
  return { edge: Template.fromStack(edge), user: Template.fromStack(user) };
}

test("the web ACL is for CloudFront, and an IP address has a rate limit", () => {
  edgeOf("one.theater.example").edge.hasResourceProperties("AWS::WAFv2::WebACL", { Scope: "CLOUDFRONT" });
});

test("a stage's domain can change: the new certificate is another resource, and the old one stays while it's in use", () => {
  const [before, after] = [edgeOf("one.theater.example"), edgeOf("two.theater.example")];
  const certificatesOf = ({ edge }: typeof before) =>
    Object.entries(edge.findResources("AWS::CertificateManager::Certificate"));
  const [[oldId, old] = [], ...others] = certificatesOf(before);
  expect(others).toEqual([]);
  expect(old).toMatchObject({ DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" });
  expect(certificatesOf(after).map(([id]) => id)).not.toContain(oldId);
});

test("nothing keeps a stage's old certificate from being replaced: no export, and no function that copies its value", () => {
  const { edge, user } = edgeOf("one.theater.example");
  const resources = [edge, user].flatMap((each) =>
    Object.values(each.toJSON().Resources as Record<string, { Type: string }>),
  );
  expect(resources.map(({ Type }) => Type).filter((type) => /^Custom::|Lambda/.test(type))).toEqual([]);
  expect(JSON.stringify(edge.toJSON().Outputs)).not.toContain('"Export"');
  const [distribution] = Object.values(user.findResources("AWS::CloudFront::Distribution"));
  expect(distribution?.Properties.DistributionConfig.ViewerCertificate.AcmCertificateArn).toMatchObject({
    "Fn::GetStackOutput": { StackName: "edge", Region: "us-east-1" },
  });
});

test("the last deployment's settings are recorded, so that the next one can be compared with them", () => {
  const { edge } = edgeOf("one.theater.example");
  const [parameter] = Object.values(edge.findResources("AWS::SSM::Parameter"));
  expect(parameter?.Properties.Name).toBe("/ghostlight/main/settings");
  expect(JSON.parse(parameter?.Properties.Value)).toEqual({
    region: "eu-west-1",
    domain: { name: "one.theater.example", hostedZoneId: "Z0123", hostedZoneName: "theater.example" },
  });
});
