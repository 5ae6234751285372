import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Match, Template } from "aws-cdk-lib/assertions";
import { beforeAll, expect, test } from "vitest";
import { alarmingLines, unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { capabilities } from "#domain/api/capabilities.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { ghostlight } from "./ghostlight.ts";

let app: Template;
let edge: Template;

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

interface Behaviors {
  readonly DefaultCacheBehavior: object;
  readonly CacheBehaviors: readonly object[];
}

const outdir = temporaryFolder();

beforeAll(() => {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const context = { contactEmail: "people@theater.example", mailFrom: "lamp@theater.example" };
  const cloud = ghostlight({ root, release: "test", outdir, context });
  cloud.synth();
  const stack = (name: string) => Template.fromJSON(cloud.synth().getStackByName(name).template);
  [app, edge] = [stack("Ghostlight-main-app"), stack("Ghostlight-main-edge")];
}, 60_000);

const all = (type: string) => Object.entries(app.findResources(type)) as [string, Resource][];
const ours = () =>
  all("AWS::Lambda::Function").filter(
    ([, { Properties }]) => Properties.Runtime === "nodejs24.x" && Properties.Description,
  );

test("every function has its own role, bundle, alarm and log, and limits", () => {
  const functions = ours();
  expect(functions.length).toBeGreaterThanOrEqual(Object.keys(capabilities).length + 2);
  for (const property of ["Role", "Code", "LoggingConfig"]) {
    const values = functions.map(([, { Properties }]) => JSON.stringify(Properties[property]));
    expect(new Set(values).size, property).toBe(functions.length);
  }
  for (const [id, { Properties }] of functions) {
    expect(Properties, id).toMatchObject({
      Architectures: ["arm64"],
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
    });
  }
});

test("no role may do more than is listed: no wildcard, no managed policy", () => {
  for (const [id, { Properties }] of all("AWS::IAM::Policy")) {
    expect(JSON.stringify(Properties.PolicyDocument), id).not.toContain("*");
  }
  const roles = ours().map(([, { Properties }]) => JSON.stringify(Properties.Role));
  for (const [id, { Properties }] of all("AWS::IAM::Role")) {
    if (roles.some((role) => role.includes(id))) expect(Properties, id).not.toHaveProperty("ManagedPolicyArns");
  }
});

test("the contact address is a setting: the browser shows it, and the contact form's function mails to it", () => {
  const config = JSON.stringify(app.findOutputs("SiteConfig"));
  expect(config).toContain("people@theater.example");
  const [, messages] = all("AWS::Lambda::Function").find(([id]) => /Messages/.test(id)) ?? [];
  expect(messages?.Properties.Environment).toMatchObject({
    Variables: { CONTACT_EMAIL: "people@theater.example", MAIL_FROM: "Ghostlight <lamp@theater.example>" },
  });
});

test("one request in ten is traced, and none that carries the text of plays", () => {
  for (const [id, { Properties }] of ours()) {
    const { Variables } = Properties.Environment as { Variables: Record<string, string> };
    expect(Variables.TRACES_SAMPLE_RATE, id).toBe(id.startsWith("FunctionsPlaysApi") ? "0" : "0.1");
  }
});

test("the health is checked every five minutes, due work is done every quarter of an hour, deals follow daily", () => {
  const schedules = all("AWS::Events::Rule").map(([id, { Properties }]) => [
    /(HealthChecks|Sweeper|Deals)Job/.exec(id)?.[1],
    Properties.ScheduleExpression,
  ]);
  expect(Object.fromEntries(schedules)).toEqual({
    HealthChecks: "rate(5 minutes)",
    Sweeper: "rate(15 minutes)",
    Deals: "rate(1 day)",
  });
});

test("every contract is a route, and who is not anyone passes the authorizer with an access token", () => {
  const routes = new Map(
    all("AWS::ApiGatewayV2::Route").map(([, { Properties }]) => [Properties.RouteKey, Properties]),
  );
  const contracts = Object.values(capabilities).flat();
  expect([...routes.keys()].sort()).toEqual([...contracts.map(routeKeyOf), "HEAD /api/health", "$default"].sort());
  for (const contract of contracts) {
    const wanted =
      contract.who === "anyone"
        ? { AuthorizationType: "NONE" }
        : { AuthorizationType: "JWT", AuthorizationScopes: ["aws.cognito.signin.user.admin"] };
    expect(routes.get(routeKeyOf(contract)), routeKeyOf(contract)).toMatchObject(wanted);
  }
});

test("every alarm of a function says what users lose", () => {
  const alarms = all("AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties.AlarmDescription);
  expect(alarms.length).toBeGreaterThan(ours().length);
  for (const description of alarms) expect(description).toMatch(/^What users lose: .{20,}/);
});

test("CloudWatch may publish to the topic that every alarm names", () => {
  const [[topic] = []] = all("AWS::SNS::Topic");
  for (const [id, { Properties }] of all("AWS::CloudWatch::Alarm")) {
    expect(Properties.AlarmActions, id).toEqual([{ Ref: topic }]);
  }
  app.hasResourceProperties("AWS::SNS::TopicPolicy", {
    Topics: [{ Ref: topic }],
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: "Allow",
          Action: "sns:Publish",
          Principal: { Service: "cloudwatch.amazonaws.com" },
          Resource: { Ref: topic },
          Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
        }),
      ]),
    },
  });
});

test("an unexpected error raises its function's alarm even though the function answers", () => {
  const failing = all("AWS::CloudWatch::Alarm").filter(([, { Properties }]) => "Metrics" in Properties);
  expect(failing).toHaveLength(ours().length);
  const names = all("AWS::Logs::MetricFilter").map(([, { Properties }]) =>
    JSON.stringify(Properties.MetricTransformations),
  );
  expect(new Set(names).size).toBe(names.length);
  const filters = all("AWS::Logs::MetricFilter").map(([, { Properties }]) => Properties);
  for (const [functionId, { Properties }] of ours()) {
    const filter = filters.find(
      ({ FilterPattern, LogGroupName }) =>
        FilterPattern === `{ $.message = "${unexpectedErrorLine}" }` &&
        JSON.stringify(LogGroupName) === JSON.stringify((Properties.LoggingConfig as { LogGroup: unknown }).LogGroup),
    );
    const [{ MetricName } = { MetricName: "none" }] = (filter?.MetricTransformations ?? []) as { MetricName: string }[];
    const alarms = failing.filter(([, alarm]) => {
      const metrics = JSON.stringify(alarm.Properties.Metrics);
      return metrics.includes(`"${MetricName}"`) && metrics.includes(`"${functionId}"`);
    });
    expect(alarms, functionId).toHaveLength(1);
    expect(JSON.stringify(alarms)).toContain("MAX([FILL(errors, 0), FILL(unexpected, 0)])");
  }
});

test("the key of share links outlives its stack, because without it every link would stop working", () => {
  const keys = Object.entries(app.findResources("AWS::SecretsManager::Secret")).filter(([id]) =>
    id.includes("LinkKey"),
  );
  expect(keys.map(([, { DeletionPolicy }]) => DeletionPolicy)).toEqual(["Retain"]);
});

test("one log line about text at risk raises an alarm", () => {
  const filters = all("AWS::Logs::MetricFilter").filter(
    ([, { Properties }]) => Properties.FilterPattern !== `{ $.message = "${unexpectedErrorLine}" }`,
  );
  const patterns = filters.map(([, { Properties }]) => Properties.FilterPattern);
  for (const message of Object.values(alarmingLines)) expect(patterns).toContain(`{ $.message = "${message}" }`);
  for (const [, { Properties }] of filters) {
    const [{ MetricName, MetricNamespace: Namespace }] = Properties.MetricTransformations as [Record<string, string>];
    app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName, Namespace, Threshold: 1, Statistic: "Sum" });
  }
});

test("the table is protected: point-in-time recovery, deletion protection, kept when the stack is deleted", () => {
  app.hasResource("AWS::DynamoDB::Table", {
    DeletionPolicy: "Retain",
    Properties: {
      BillingMode: "PAY_PER_REQUEST",
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
  });
});

test("sign-in: e-mail, eight characters, short-lived access tokens, rotation, and the group of administrators", () => {
  app.hasResourceProperties("AWS::Cognito::UserPool", {
    UserPoolTier: "ESSENTIALS",
    UsernameAttributes: ["email"],
    Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: false, RequireUppercase: false } },
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    GenerateSecret: false,
    ExplicitAuthFlows: ["ALLOW_CUSTOM_AUTH", "ALLOW_USER_SRP_AUTH"],
    AccessTokenValidity: 15,
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
    PreventUserExistenceErrors: "ENABLED",
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolGroup", { GroupName: "admins" });
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

test("the template contains no secrets", () => {
  const text = JSON.stringify(app.toJSON());
  expect(text).toContain("{{resolve:secretsmanager:");
  expect(text).not.toMatch(/"SecretString":"/);
});

test("the web ACL is in the region that CloudFront requires", () => {
  edge.hasResourceProperties("AWS::WAFv2::WebACL", { Scope: "CLOUDFRONT" });
});

test("public pages are deployed with the site's address", () => {
  const site = temporaryFolder();
  mkdirSync(join(site, "assets"));
  mkdirSync(join(site, "help"));
  const page = `<link rel="canonical" href="${builtAddress("/help/sharing")}">`;
  writeFileSync(join(site, "help/sharing.html"), page);
  writeFileSync(join(site, "bulb.svg"), "<svg/>");
  const root = fileURLToPath(new URL("..", import.meta.url));
  const folder = temporaryFolder();
  const domain = { domain: "ghostlight.example", hostedZoneId: "Z1", hostedZoneName: "ghostlight.example" };
  ghostlight({ root, release: "test", outdir: folder, context: domain, site }).synth();
  const deployed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("sharing.html"),
  );
  expect(deployed.map((file) => readFileSync(join(folder, file), "utf8"))).toEqual([
    '<link rel="canonical" href="https://ghostlight.example/help/sharing">',
  ]);
}, 60_000);
