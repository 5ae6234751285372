import type { Template } from "aws-cdk-lib/assertions";
import { expect, test } from "vitest";
import { bareStage, checkWholeStage, nameOfId, wholeStage } from "#tests/support/synthesizedStage.ts";

const { app, edgeAlarms, warnings } = wholeStage();
const { app: bareApp, warnings: bareWarnings } = bareStage();

test("every setting takes effect, and a stage without settings needs none of it", () => {
  const settings = [
    "ghostlight.example",
    "people@theater.example",
    "https://key@o1.ingest.sentry.io/2",
    "https://js-eu1.hs-scripts.com/1234567.js",
    '\\"sells\\":true',
    '\\"offline\\":\\"off\\"',
  ];
  const config = JSON.stringify(app.findOutputs("SiteAddress")) + JSON.stringify(app.findOutputs("SiteConfig"));
  const bareConfig =
    JSON.stringify(bareApp.findOutputs("SiteAddress")) + JSON.stringify(bareApp.findOutputs("SiteConfig"));
  for (const setting of settings) {
    expect(config).toContain(setting);
    expect(bareConfig).not.toContain(setting);
  }
  app.hasResourceProperties("AWS::CloudFront::Distribution", {
    DistributionConfig: {
      Aliases: ["ghostlight.example"],
      ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
    },
  });
  app.resourceCountIs("AWS::Route53::RecordSet", 2);
  for (const template of [app, edgeAlarms]) {
    template.hasResourceProperties("AWS::SNS::Subscription", { Protocol: "email", Endpoint: "ops@theater.example" });
  }
});

test("every property is what CloudFormation takes, as far as CDK knows", () => {
  expect(checkWholeStage).not.toThrow();
});

test("what can't be made again outlives its stack, unless the stack's creation failed", () => {
  const kept = Object.entries(app.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>)
    .filter(([, { DeletionPolicy }]) => DeletionPolicy === "RetainExceptOnCreate")
    .map(([id, { Type }]) => (Type === "AWS::SecretsManager::Secret" ? nameOfId(id) : Type));
  expect(kept.sort()).toEqual([
    "AWS::Cognito::UserPool",
    "AWS::DynamoDB::Table",
    "SecretsHubspotToken",
    "SecretsLinkKey",
    "SecretsStripeKeys",
  ]);
});

test("what an attack can cost is bounded: the table's units, and a budget that AWS watches", () => {
  const unitsOf = (template: Template) =>
    Object.values(template.findResources("AWS::DynamoDB::Table")).flatMap(({ Properties }) =>
      [Properties, ...Properties.GlobalSecondaryIndexes].map((each) => each.OnDemandThroughput),
    );
  const limits = { MaxReadRequestUnits: 30_000, MaxWriteRequestUnits: 6000 };
  expect(unitsOf(app)).toEqual([limits, limits]);
  const byDefault = { MaxReadRequestUnits: 20_000, MaxWriteRequestUnits: 4000 };
  expect(unitsOf(bareApp)).toEqual([byDefault, byDefault]);
  edgeAlarms.hasResourceProperties("AWS::Budgets::Budget", {
    Budget: { BudgetLimit: { Amount: 200, Unit: "USD" } },
    NotificationsWithSubscribers: [80, 100].map((Threshold) => ({
      Notification: { Threshold },
      Subscribers: [{ SubscriptionType: "EMAIL", Address: "ops@theater.example" }],
    })),
  });
});

test("the table is protected: point-in-time recovery, deletion protection, kept when the stack is deleted", () => {
  app.hasResource("AWS::DynamoDB::Table", {
    DeletionPolicy: "RetainExceptOnCreate",
    Properties: {
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
  });
});

test("the CDK warns of nothing, with every setting and with none", () => {
  expect([...warnings, ...bareWarnings]).toEqual([]);
});

test("the app's template has room for more: CloudFormation takes 500 resources and 1 MB", () => {
  expect(Object.keys(app.toJSON().Resources).length).toBeLessThan(400);
  expect(JSON.stringify(app.toJSON()).length).toBeLessThan(800_000);
});
