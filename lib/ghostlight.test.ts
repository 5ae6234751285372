import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Match, Template } from "aws-cdk-lib/assertions";
import { beforeAll, expect, test } from "vitest";
import { alarmingLines, unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { capabilities } from "#domain/api/capabilities.ts";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { builtAddress } from "#domain/api/siteAddress.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { apiFunctions, scheduledFunctions, userPoolTriggers } from "./functionSpecs.ts";
import { ghostlight } from "./ghostlight.ts";
import { stackNamesOf } from "./stackNames.ts";
import { mainStage } from "./stage.ts";

/** Everything that a stage file can set. */
const everySetting = {
  domain: { name: "ghostlight.example", hostedZoneId: "Z0123", hostedZoneName: "ghostlight.example" },
  mailFrom: "lamp@theater.example",
  contactEmail: "people@theater.example",
  alarmEmail: "ops@theater.example",
  sentryDsn: "https://key@o1.ingest.sentry.io/2",
  hubspotPortalId: "1234567",
  hubspotRegion: "eu1",
  stripePrices: {
    writer: { monthly: "price_1", yearly: "price_2" },
    company: { monthly: "price_3", yearly: "price_4" },
  },
  offline: "off",
  concurrency: 500,
  readsPerSecond: 30_000,
  writesPerSecond: 6000,
  monthlyBudget: 200,
} as const;

let app: Template;
let edgeAlarms: Template;
let monitoring: Template;
let content: Template;
/** A stage without settings. */
let bareApp: Template;
let bareMonitoring: Template;
let warnings: readonly string[];

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

/** Which requests a rule counts. */
interface ScopeDown {
  readonly RegexMatchStatement: { readonly FieldToMatch: object; readonly RegexString: string };
}

interface Behaviors {
  readonly DefaultCacheBehavior: object;
  readonly CacheBehaviors: readonly object[];
}

const root = fileURLToPath(new URL("..", import.meta.url));
const site = temporaryFolder();
/** Where a stage with every setting is written. */
const outdir = temporaryFolder();

function synthesize(given: Parameters<typeof mainStage>[1], folder = temporaryFolder()) {
  const assembly = ghostlight({ root, stage: mainStage("test", given), site, outdir: folder }).synth();
  const names = stackNamesOf("main");
  return {
    template: (stack: keyof typeof names) => Template.fromJSON(assembly.getStackByName(names[stack]).template),
    messages: assembly.stacks.flatMap(({ messages }) => messages.map(({ entry }) => String(entry.data))),
  };
}

beforeAll(() => {
  mkdirSync(join(site, "assets"));
  mkdirSync(join(site, "help"));
  writeFileSync(join(site, "help/sharing.html"), `<link rel="canonical" href="${builtAddress("/help/sharing")}">`);
  writeFileSync(join(site, "bulb.svg"), "<svg/>");
  const whole = synthesize(everySetting, outdir);
  const bare = synthesize({});
  [app, edgeAlarms, bareApp] = [whole.template("app"), whole.template("edgeAlarms"), bare.template("app")];
  [monitoring, bareMonitoring] = [whole.template("monitoring"), bare.template("monitoring")];
  content = whole.template("content");
  warnings = [...whole.messages, ...bare.messages];
}, 120_000);

interface AliasUpdate {
  readonly CodeDeployLambdaAliasUpdate: { readonly DeploymentGroupName: { readonly Ref: string } };
}
const updateOf = (alias: object): AliasUpdate => (alias as { UpdatePolicy: AliasUpdate }).UpdatePolicy;

const all = (type: string) => Object.entries(app.findResources(type)) as [string, Resource][];

interface PolicyText {
  readonly Statement: readonly { readonly Action: unknown; readonly Resource: unknown }[];
}

/** The policies of functions, inside their roles and apart from them. */
const policies = (template = app): [string, PolicyText][] => [
  ...Object.entries(template.findResources("AWS::IAM::Policy")).map(([id, { Properties }]): [string, PolicyText] => [
    id,
    Properties.PolicyDocument as PolicyText,
  ]),
  ...Object.entries(template.findResources("AWS::IAM::Role")).flatMap(([id, { Properties }]) =>
    ((Properties.Policies ?? []) as { PolicyDocument: PolicyText }[]).map(
      ({ PolicyDocument }): [string, PolicyText] => [id, PolicyDocument],
    ),
  ),
];
const ours = () => all("AWS::Lambda::Function").filter(([id]) => id.startsWith("Functions"));

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
  for (const [id, document] of policies()) expect(JSON.stringify(document), id).not.toContain("*");
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

test("every alarm names its runbook, which names the alarm, and there's no runbook without an alarm", () => {
  const alarms = [app, edgeAlarms, monitoring].flatMap((template) =>
    Object.entries(template.findResources("AWS::CloudWatch::Alarm")),
  );
  const named = alarms.map(([id, { Properties }]) => {
    expect(Properties.AlarmDescription.length, id).toBeLessThan(1024);
    const [, runbook] = / What to do: docs\/runbooks\/([a-z-]+\.md)$/.exec(Properties.AlarmDescription) ?? [];
    return { name: id.replace(/.{8}$/, ""), runbook: runbook ?? `${id} names none` };
  });
  const written = readdirSync(join(root, "docs/runbooks")).filter((file) => file !== "README.md");
  expect([...new Set(named.map(({ runbook }) => runbook))].sort()).toEqual(written.sort());
  for (const { name, runbook } of named) {
    const [beginning = ""] = readFileSync(join(root, "docs/runbooks", runbook), "utf8").split("\n## ");
    const names = [...beginning.matchAll(/`(\w*…?\w+)`/g)].map(([, pattern = ""]) => pattern.replace("…", "\\w*"));
    expect(
      names.some((pattern) => new RegExp(`^${pattern}$`).test(name)),
      `${name} in ${runbook}`,
    ).toBe(true);
  }
});

test("every runbook has the same four parts, is in the list, and its links lead to a file and a heading", () => {
  const folder = join(root, "docs/runbooks");
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const headingsIn = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z -]/g, "")
      .replaceAll(" ", "-");
  for (const file of readdirSync(folder)) {
    if (file !== "README.md") {
      expect(headingsIn(read(file)), file).toEqual([
        "What users notice",
        "How to check",
        "What to do",
        "When it's over",
      ]);
      expect(read("README.md")).toContain(`](${file})`);
    }
    for (const [, path, anchor] of read(file).matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g)) {
      const anchors = headingsIn(read(path ?? "")).map(anchorOf);
      if (anchor) expect(anchors, `${file}: ${path}`).toContain(anchor);
    }
  }
});

test("the runbook of a function's alarm says what to do for that function", () => {
  const read = (runbook: string) => readFileSync(join(root, `docs/runbooks/${runbook}.md`), "utf8");
  const rowsOf = (runbook: string) => [...read(runbook).matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).sort();
  expect(rowsOf("api-function-failing")).toEqual(Object.keys(apiFunctions).sort());
  expect(rowsOf("sign-in-trigger-failing")).toEqual(Object.keys(userPoolTriggers).sort());
  expect(rowsOf("scheduled-run-failed")).toEqual(Object.keys(scheduledFunctions).sort());
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
  const failing = all("AWS::CloudWatch::Alarm").filter(
    ([id, { Properties }]) => "Metrics" in Properties && id.includes("Failing"),
  );
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

test("what can't be made again outlives its stack, unless the stack's creation failed", () => {
  const kept = Object.entries(app.toJSON().Resources as Record<string, { Type: string; DeletionPolicy?: string }>)
    .filter(([, { DeletionPolicy }]) => DeletionPolicy === "RetainExceptOnCreate")
    .map(([id, { Type }]) => (Type === "AWS::SecretsManager::Secret" ? id.replace(/.{8}$/, "") : Type));
  expect(kept.sort()).toEqual([
    "AWS::Cognito::UserPool",
    "AWS::DynamoDB::Table",
    "SecretsHubspotToken",
    "SecretsLinkKey",
    "SecretsStripeKeys",
  ]);
});

test("generated secrets are as they were: with any edit here, CloudFormation overwrites the operator's keys", () => {
  const generated = Object.fromEntries(
    all("AWS::SecretsManager::Secret").map(([id, { Properties }]) => [
      id.replace(/.{8}$/, ""),
      Properties.GenerateSecretString,
    ]),
  );
  expect(generated).toEqual({
    ApiOriginSecret: { ExcludePunctuation: true, PasswordLength: 48 },
    SecretsLinkKey: { ExcludePunctuation: true, PasswordLength: 48 },
    SecretsStripeKeys: {
      ExcludePunctuation: true,
      GenerateStringKey: "webhookSecret",
      SecretStringTemplate: '{"apiKey":"sk_none"}',
    },
    SecretsHubspotToken: {
      ExcludePunctuation: true,
      GenerateStringKey: "unused",
      SecretStringTemplate: '{"accessToken":"none"}',
    },
  });
});

test("the bucket is emptied when the stack is deleted, because CloudFormation deletes no full bucket", () => {
  const [[bucket] = []] = all("AWS::S3::Bucket");
  app.hasResourceProperties("Custom::S3AutoDeleteObjects", { BucketName: { Ref: bucket } });
});

test("a failed run of a schedule isn't repeated, and is kept in a queue that raises an alarm", () => {
  const [[queue] = []] = all("AWS::SQS::Queue");
  const queueArn = { "Fn::GetAtt": [queue, "Arn"] };
  const rules = all("AWS::Events::Rule");
  expect(all("AWS::Lambda::EventInvokeConfig")).toHaveLength(rules.length);
  for (const [id, { Properties }] of all("AWS::Lambda::EventInvokeConfig")) {
    expect(Properties, id).toMatchObject({
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: queueArn } },
    });
  }
  for (const [id, { Properties }] of rules) {
    expect(Properties.Targets, id).toMatchObject([
      { RetryPolicy: { MaximumRetryAttempts: 0 }, DeadLetterConfig: { Arn: queueArn } },
    ]);
  }
  app.hasResourceProperties("AWS::CloudWatch::Alarm", {
    MetricName: "NumberOfMessagesSent",
    Dimensions: [{ Name: "QueueName", Value: { "Fn::GetAtt": [queue, "QueueName"] } }],
    Threshold: 1,
  });
});

test("an alarm goes off when a scheduled function hasn't run successfully in three of its periods", () => {
  const seconds = { HealthChecks: 300, Sweeper: 900, Deals: 86_400 };
  const alarms = all("AWS::CloudWatch::Alarm").filter(([id]) => id.includes("NotRunning"));
  expect(alarms.map(([id]) => /^Functions(\w+)JobNotRunning/.exec(id)?.[1]).sort()).toEqual(
    Object.keys(seconds).sort(),
  );
  for (const [name, Period] of Object.entries(seconds)) {
    const [, alarm] = alarms.find(([id]) => id.includes(name)) ?? [];
    const [functionId] = ours().find(([id]) => id.startsWith(`Functions${name}Job`)) ?? [];
    const counted = (MetricName: string) => ({
      MetricStat: {
        Metric: { MetricName, Dimensions: [{ Name: "FunctionName", Value: { Ref: functionId } }] },
        Period,
        Stat: "Sum",
      },
      ReturnData: false,
    });
    expect(alarm?.Properties, name).toMatchObject({
      ComparisonOperator: "LessThanThreshold",
      Threshold: 1,
      EvaluationPeriods: 3,
      TreatMissingData: "breaching",
      Metrics: [
        { Expression: "runs - errors" },
        { Id: "runs", ...counted("Invocations") },
        { Id: "errors", ...counted("Errors") },
      ],
    });
  }
});

test("a polite 503 of a function isn't an outage of the API", () => {
  app.hasResourceProperties("AWS::Logs::MetricFilter", {
    FilterPattern: '{ $.status = "5*" && $.handlerStatus != "503" }',
    MetricTransformations: [Match.objectLike({ MetricName: "FailedRequests" })],
  });
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "FailedRequests", Threshold: 5 });
  const written = { status: "$context.status", handlerStatus: "$context.integration.status" };
  app.hasResourceProperties("AWS::ApiGatewayV2::Stage", {
    AccessLogSettings: { Format: Match.serializedJson(Match.objectLike(written)) },
  });
});

test("an alarm goes off before the account's quota of concurrent functions is reached", () => {
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 400 });
  bareApp.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "ClaimedAccountConcurrency", Threshold: 800 });
});

test("e-mail is sent with the stage's own configuration set, whose bounces and complaints raise alarms", () => {
  const [[, set] = []] = all("AWS::SES::ConfigurationSet");
  const name = set?.Properties.Name;
  app.hasResourceProperties("AWS::SES::ConfigurationSetEventDestination", {
    EventDestination: { MatchingEventTypes: ["bounce", "complaint", "reject"] },
  });
  app.hasResourceProperties("AWS::Cognito::UserPool", { EmailConfiguration: { ConfigurationSet: name } });
  for (const [id, { Properties }] of all("AWS::Lambda::Function")) {
    if (!/Functions(SigninApi|MessagesApi|CustomMessageTrigger|PostConfirmationTrigger)/.test(id)) continue;
    expect(Properties.Environment, id).toMatchObject({ Variables: { MAIL_CONFIGURATION_SET: name } });
  }
  const statements = policies().flatMap(([, { Statement }]) => Statement);
  const sending = statements.filter(({ Action }) => Action === "ses:SendEmail").map(({ Resource }) => Resource);
  expect(sending).toHaveLength(4);
  for (const resources of sending) {
    expect(JSON.stringify(resources)).toMatch(/identity\/theater\.example.*configuration-set\//);
  }
  const metrics = all("AWS::CloudWatch::Alarm").map(([, { Properties }]) => Properties.MetricName);
  expect(metrics).toEqual(
    expect.arrayContaining(["Bounce", "Reject", "Reputation.BounceRate", "Reputation.ComplaintRate"]),
  );
  expect(bareApp.findResources("AWS::SES::ConfigurationSet")).toEqual({});
});

test("a function may read the switches of its own routes, and no others", () => {
  const parameters = all("AWS::SSM::Parameter").filter(([, { Properties }]) => /switches/.test(`${Properties.Name}`));
  expect(parameters.map(([, { Properties }]) => [Properties.Name, Properties.Value])).toEqual(
    ["sign-up", "sharing", "feedback"].map((name) => [`/ghostlight/main/switches/${name}`, "on"]),
  );
  const readersOf = (id: string) =>
    policies().flatMap(([owner, text]) => (JSON.stringify(text).includes(`"${id}"`) ? owner : []));
  const readers = parameters.map(([id]) => readersOf(id));
  expect(readers).toEqual(
    ["PreSignUpTrigger", "SharingApi", "FeedbackApi"].map((name) => [expect.stringContaining(`Functions${name}`)]),
  );
});

test("with a whole domain, browsers aren't told that the operator's other hosts are HTTPS only", () => {
  const subdomainsIn = (template: Template) =>
    Object.values(template.findResources("AWS::CloudFront::ResponseHeadersPolicy")).map(
      ({ Properties }) =>
        Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains,
    );
  expect(subdomainsIn(app)).toEqual([false, false]);
  expect(subdomainsIn(bareApp)).toEqual([true, true]);
});

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

test("CloudFront, the web ACL and the certificate have alarms where they're counted, with what users lose", () => {
  const alarms = Object.values(edgeAlarms.findResources("AWS::CloudWatch::Alarm")).map(({ Properties }) => Properties);
  expect(alarms.map(({ MetricName }) => MetricName).sort()).toEqual([
    "5xxErrorRate",
    "BlockedRequests",
    "DaysToExpiry",
  ]);
  const [topic] = Object.keys(edgeAlarms.findResources("AWS::SNS::Topic"));
  for (const { AlarmActions, AlarmDescription } of alarms) {
    expect(AlarmActions).toEqual([{ Ref: topic }]);
    expect(AlarmDescription).toMatch(/^What users lose: .{20,}/);
  }
  edgeAlarms.hasResourceProperties("AWS::SNS::TopicPolicy", {
    PolicyDocument: {
      Statement: Match.arrayWith([Match.objectLike({ Principal: { Service: "cloudwatch.amazonaws.com" } })]),
    },
  });
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

test("the canary runs every quarter of an hour, can't touch the table, and an alarm goes off if it fails or doesn't run", () => {
  monitoring.hasResourceProperties("AWS::Events::Rule", { ScheduleExpression: "rate(15 minutes)" });
  monitoring.hasResourceProperties("AWS::Lambda::EventInvokeConfig", { MaximumRetryAttempts: 0 });
  const actions = policies(monitoring).flatMap(([, { Statement }]) => Statement.flatMap(({ Action }) => Action));
  expect(actions.sort()).toEqual([
    "cognito-idp:AdminConfirmSignUp",
    "cognito-idp:AdminInitiateAuth",
    "logs:CreateLogStream",
    "logs:PutLogEvents",
    "secretsmanager:GetSecretValue",
  ]);
  const alarms = Object.keys(monitoring.findResources("AWS::CloudWatch::Alarm")).map((id) => id.replace(/.{8}$/, ""));
  expect(alarms.sort()).toEqual(["CanaryJobFailing", "CanaryJobNotRunning"]);
});

test("one dashboard shows saves, failures, due work, throttles, sign-in, mail, costs, and Stripe's silence if it sells", () => {
  const bodyOf = (template: Template) => {
    const [dashboard] = Object.values(template.findResources("AWS::CloudWatch::Dashboard"));
    return JSON.stringify(dashboard?.Properties.DashboardBody);
  };
  const shown = [
    "Saves",
    "p95",
    "5xxErrorRate",
    "stats count(*) as requests by route, status",
    "OldestDueDays",
    "ReadThrottleEvents",
    "SignInSuccesses",
    "AWS/SES",
    "EstimatedCharges",
  ];
  for (const text of shown) {
    expect(bodyOf(monitoring)).toContain(text);
    expect(bodyOf(bareMonitoring)).toContain(text);
  }
  expect(bodyOf(monitoring)).toContain("StripeEvents");
  expect(bodyOf(bareMonitoring)).not.toContain("StripeEvents");
});

test("a save is counted from the line that the function logs for it", () => {
  monitoring.hasResourceProperties("AWS::Logs::MetricFilter", {
    FilterPattern: '{ $.message = "request" && $.route = "POST /api/plays/{playId}/updates" && $.status = 200 }',
    MetricTransformations: [Match.objectLike({ MetricName: "Saves", MetricValue: "$.durationMs" })],
  });
});

test("requests go to an alias of each function, which gets a new version gradually", () => {
  const aliases = all("AWS::Lambda::Alias");
  expect(aliases).toHaveLength(Object.keys(capabilities).length);
  const targets = all("AWS::ApiGatewayV2::Integration").map(([, { Properties }]) => Properties.IntegrationUri);
  expect(new Set(targets)).toEqual(new Set(aliases.map(([id]) => ({ Ref: id }))));
  const groups = new Map(all("AWS::CodeDeploy::DeploymentGroup"));
  for (const [id, alias] of aliases) {
    const { DeploymentGroupName } = updateOf(alias).CodeDeployLambdaAliasUpdate;
    const group = groups.get(DeploymentGroupName.Ref);
    expect(group?.Properties, id).toMatchObject({
      AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(["DEPLOYMENT_STOP_ON_ALARM"]) },
      DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [{ Name: { Ref: expect.stringContaining(id.replace(/Live\w{8}$/, "Failing")) } }],
      },
    });
  }
});

test("an alarm that is on doesn't stop a deployment that repairs what it's about", () => {
  const stage = { ...mainStage("test"), isAtOnce: true };
  const assembly = ghostlight({ root, stage, outdir: temporaryFolder() }).synth();
  const template = Template.fromJSON(assembly.getStackByName(stackNamesOf("main").app).template);
  for (const [id, { Properties }] of Object.entries(template.findResources("AWS::CodeDeploy::DeploymentGroup"))) {
    expect(Properties.DeploymentConfigName, id).toBe("CodeDeployDefault.LambdaAllAtOnce");
    expect(Properties.AlarmConfiguration ?? { Enabled: false }, id).toMatchObject({ Enabled: false });
  }
});

test("the pages of a release are stored in its own folder, too, and one parameter says which the site shows", () => {
  const deployments = Object.values(content.findResources("Custom::CDKBucketDeployment")).map(({ Properties }) => [
    Properties.DestinationBucketKeyPrefix,
    Properties.SourceMarkers?.length,
  ]);
  const prefixes = deployments.map(([prefix]) => prefix);
  expect(prefixes.sort()).toEqual(["assets", "releases/test", undefined]);
  expect(app.toJSON().Parameters.SiteFolder).toMatchObject({ Type: "String", Default: "" });
  const codes = all("AWS::CloudFront::Function").map(([, { Properties }]) => JSON.stringify(Properties.FunctionCode));
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(code).toContain('var siteFolder = \\"",{"Ref":"SiteFolder"}');
});

test("the CDK warns of nothing, with every setting and with none", () => {
  expect(warnings).toEqual([]);
});

test("the app's template has room for more: CloudFormation takes 500 resources and 1 MB", () => {
  expect(Object.keys(app.toJSON().Resources).length).toBeLessThan(400);
  expect(JSON.stringify(app.toJSON()).length).toBeLessThan(800_000);
});

test("one log line about text at risk raises an alarm", () => {
  const filters = all("AWS::Logs::MetricFilter").filter(
    ([, { Properties }]) =>
      /\$\.message/.test(String(Properties.FilterPattern)) &&
      Properties.FilterPattern !== `{ $.message = "${unexpectedErrorLine}" }`,
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
    DeletionPolicy: "RetainExceptOnCreate",
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
    // Version 1 of this trigger would change ID tokens only, and the API reads access tokens.
    LambdaConfig: { PreTokenGenerationConfig: { LambdaVersion: "V2_0" } },
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolClient", {
    GenerateSecret: false,
    ExplicitAuthFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_CUSTOM_AUTH", "ALLOW_USER_SRP_AUTH"],
    AccessTokenValidity: 15,
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
    PreventUserExistenceErrors: "ENABLED",
  });
  app.hasResourceProperties("AWS::Cognito::UserPoolGroup", { GroupName: "admins" });
});

test("nobody can make the user pool send e-mail without end: its web ACL counts by address, by kind, and all requests", () => {
  const [[pool] = []] = all("AWS::Cognito::UserPool");
  const [[webAcl, acl] = [], ...others] = all("AWS::WAFv2::WebACL");
  expect(others).toEqual([]);
  app.hasResourceProperties("AWS::WAFv2::WebACLAssociation", {
    ResourceArn: { "Fn::GetAtt": [pool, "Arn"] },
    WebACLArn: { "Fn::GetAtt": [webAcl, "Arn"] },
  });
  const rules = (acl?.Properties.Rules ?? []) as {
    Action: object;
    Statement: { RateBasedStatement: { Limit: number; ScopeDownStatement?: ScopeDown } };
  }[];
  const [byAddress, ofOneKind, everything] = rules.map(({ Statement }) => Statement.RateBasedStatement);
  for (const { Action } of rules) expect(Action).toEqual({ Block: {} });
  expect([byAddress?.Limit, ofOneKind?.Limit, everything?.Limit]).toEqual([100, 1000, 3000]);
  expect(everything).not.toHaveProperty("ScopeDownStatement");
  expect(ofOneKind).toMatchObject({ CustomKeys: [{ Header: { Name: "x-amz-target" } }] });
  for (const rule of [byAddress, ofOneKind]) {
    const { FieldToMatch, RegexString } = rule?.ScopeDownStatement?.RegexMatchStatement ?? {};
    expect(FieldToMatch).toEqual({ SingleHeader: { Name: "x-amz-target" } });
    const counts = (operation: string) =>
      new RegExp(RegexString ?? "^$").test(`AWSCognitoIdentityProviderService.${operation}`);
    expect(["SignUp", "ResendConfirmationCode", "ForgotPassword"].filter(counts)).toHaveLength(3);
    expect(["InitiateAuth", "RespondToAuthChallenge", "ConfirmSignUp", "GetUser"].filter(counts)).toEqual([]);
  }
  app.hasResourceProperties("AWS::CloudWatch::Alarm", { MetricName: "BlockedRequests", Threshold: 100 });
});

test("each route that anybody may call and that does more than read has a limit of its own", () => {
  const contracts: readonly Contract[] = Object.values(capabilities).flat();
  const open = contracts.filter(({ who, method }) => who === "anyone" && method !== "GET");
  expect(open.length).toBeGreaterThan(5);
  const [[, stage] = []] = all("AWS::ApiGatewayV2::Stage");
  expect(stage?.Properties).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 },
    RouteSettings: Object.fromEntries(
      open.map((each) => [routeKeyOf(each), { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }]),
    ),
  });
  expect(Object.keys(stage?.Properties.RouteSettings ?? {})).toHaveLength(open.length);
  const waitedFor = (stage as { DependsOn?: string[] } | undefined)?.DependsOn ?? [];
  const routes = all("AWS::ApiGatewayV2::Route").filter(([id]) => waitedFor.includes(id));
  expect(routes.map(([, { Properties }]) => Properties.RouteKey).sort()).toEqual(open.map(routeKeyOf).sort());
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

test("public pages are deployed with the site's address", () => {
  const deployed = readdirSync(outdir, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("sharing.html"),
  );
  expect(deployed.map((file) => readFileSync(join(outdir, file), "utf8"))).toEqual([
    '<link rel="canonical" href="https://ghostlight.example/help/sharing">',
  ]);
});
