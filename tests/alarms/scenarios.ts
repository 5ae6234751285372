import { vi } from "vitest";
import * as z from "zod";
import { alarmingLines } from "#domain/api/alarmingLines.ts";
import type { StoredHealth } from "#domain/api/health.ts";
import { type ServerCheck, serverChecks } from "#domain/health/health.ts";
import { metricLines } from "#lambdas/health/metricLines.ts";
import { log } from "#lambdas/shared/logger.ts";
import { onUnexpected } from "#lambdas/shared/onUnexpected.ts";
import {
  apiFailures,
  apiFunctions,
  canary,
  type FunctionSpec,
  scheduledFunctions,
  userPoolTriggers,
} from "#lib/functionSpecs.ts";
import { nameOfId, resourcesIn, type SynthesizedStage } from "#tests/support/synthesizedStage.ts";
import type { LogLine, Period, Point } from "./cloudWatch.ts";
import { textOf } from "./textOf.ts";

/** What happens, in the periods of one alarm, the last one last. */
export interface Scenario {
  readonly happens: string;
  readonly periods: readonly Period[];
  readonly isOn: boolean;
}

/** Scenarios of each alarm, by its logical ID without CDK's letters. */
export type Scenarios = ReadonlyMap<string, readonly Scenario[]>;

const on = (happens: string, ...periods: Period[]): Scenario => ({ happens, periods, isOn: true });
const off = (happens: string, ...periods: Period[]): Scenario => ({ happens, periods, isOn: false });
const times = <T>(count: number, one: T): readonly T[] => Array(count).fill(one);

/** From the lists of functions, the code that writes to logs, and what AWS reports about the stage's resources. */
export function scenariosOf(stage: SynthesizedStage): Scenarios {
  return new Map([
    ...functionsIn(stage).flatMap(ofFunction),
    ...serverChecks.map(ofCheck),
    ofApi(stage),
    ...ofAws(stage),
  ]);
}

interface DeployedFunction {
  /** Where it is in its stack, e.g. `FunctionsPlaysApi`. */
  readonly at: string;
  readonly id: string;
  readonly log: string;
  readonly spec: FunctionSpec;
  readonly isScheduled: boolean;
  /** Its version of this release; undefined if it's called without an alias. */
  readonly version: string | undefined;
}

const capitalized = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

const specs: ReadonlyMap<string, FunctionSpec> = new Map<string, FunctionSpec>([
  ...Object.entries(apiFunctions).map(([name, spec]) => [`Functions${capitalized(name)}Api`, spec] as const),
  ...Object.entries(scheduledFunctions).map(([name, spec]) => [`Functions${capitalized(name)}Job`, spec] as const),
  ...Object.entries(userPoolTriggers).map(([name, spec]) => [`Functions${capitalized(name)}Trigger`, spec] as const),
  ["CanaryJob", canary],
]);

function functionsIn({ app, monitoring }: SynthesizedStage): readonly DeployedFunction[] {
  const logOf = z.object({ LoggingConfig: z.object({ LogGroup: z.unknown().transform(textOf) }) });
  const deployed = [app, monitoring].flatMap((template) => resourcesIn(template)("AWS::Lambda::Function"));
  const versions = resourcesIn(app)("AWS::Lambda::Version").map(
    ([id, { Properties }]) => [textOf(Properties.FunctionName), `${id}.Version`] as const,
  );
  return [...specs].map(([at, spec]) => {
    const [id, { Properties }] = deployed.find(([each]) => nameOfId(each) === `${at}Function`) ?? missing(at);
    const { LogGroup } = logOf.parse(Properties).LoggingConfig;
    return { at, id, log: LogGroup, spec, isScheduled: at.endsWith("Job"), version: new Map(versions).get(id) };
  });
}

type Named = readonly [string, readonly Scenario[]];

function ofFunction(fn: DeployedFunction): readonly Named[] {
  const lines = Object.keys(fn.spec.alarmingLines ?? {});
  return [
    [`${fn.at}Failing`, ofFailures(fn)],
    ...lines.map((message): Named => [`${fn.at}${message.replaceAll("-", "")}`, ofLine(fn, message)]),
    ...(fn.version ? [[`${fn.at}ReleaseFailing`, ofRelease(fn, fn.version)] as const] : []),
    ...(fn.isScheduled ? [[`${fn.at}NotRunning`, ofMissingRuns(fn)] as const] : []),
  ];
}

const reported =
  ({ id }: DeployedFunction) =>
  (name: "Errors" | "Invocations" | "Throttles", value: number): Point => ({
    namespace: "AWS/Lambda",
    name,
    dimensions: { FunctionName: id },
    value,
  });

function ofFailures(fn: DeployedFunction): readonly Scenario[] {
  const isApi = fn.at.endsWith("Api");
  const enough = fn.spec.failuresBeforeAlarm ?? (isApi ? apiFailures.failuresBeforeAlarm : 1);
  const count = reported(fn);
  const unexpected = lineOf(fn, () => onUnexpected(new Error("The table didn't answer.")));
  const request = lineOf(fn, () => log("info", "request", { status: 200 }));
  const crashed = [count("Invocations", enough), count("Errors", enough), ...times(enough, unexpected)];
  return [
    on("errors that the function answered", [count("Errors", 0), ...times(enough, unexpected)]),
    on("errors that it didn't answer", crashed),
    on("every call was throttled, and nothing ran", [count("Throttles", enough)]),
    off("all is well", [count("Invocations", 100), count("Errors", 0), count("Throttles", 0), request]),
    off("nobody calls it", []),
    ...(isApi
      ? [
          on("one call in fifty fails", [
            count("Invocations", 50 * enough),
            count("Errors", 0),
            ...times(enough, unexpected),
          ]),
          off("as many fail among more calls", [
            count("Invocations", 50 * enough + 1),
            count("Errors", 0),
            ...times(enough, unexpected),
          ]),
        ]
      : []),
    ...(enough > 1 ? [off("too few failures", [...times(enough - 1, unexpected), count("Errors", enough - 1)])] : []),
  ];
}

interface Outcome {
  readonly calls: number;
  /** Calls that the function answered after an unexpected error. */
  readonly answered?: number;
  readonly crashed?: number;
}

/** What CloudWatch gets while an alias divides calls between the new version and the one before. */
function ofRelease(fn: DeployedFunction, version: string): readonly Scenario[] {
  const point = (name: string, value: number, more: Point["dimensions"] = {}): Point => ({
    namespace: "AWS/Lambda",
    name,
    dimensions: { FunctionName: fn.id, Resource: `${fn.id}:live`, ...more },
    value,
  });
  const failed = (of: string) => lineOf(fn, () => onUnexpected(new Error("The table didn't answer.")), of);
  const period = (earlier: Outcome, now: Outcome): Period => [
    point("Invocations", earlier.calls + now.calls),
    point("Errors", (earlier.crashed ?? 0) + (now.crashed ?? 0)),
    ...(now.calls > 0
      ? [
          point("Invocations", now.calls, { ExecutedVersion: version }),
          point("Errors", now.crashed ?? 0, { ExecutedVersion: version }),
        ]
      : []),
    ...times(earlier.answered ?? 0, failed("earlier")),
    ...times(now.answered ?? 0, failed(version)),
  ];
  return [
    on("the new version answers errors", period({ calls: 900 }, { calls: 100, answered: 10 })),
    on("the new version crashes", period({ calls: 900 }, { calls: 100, crashed: 10 })),
    on("the new version fails five times as often", period({ calls: 900, answered: 18 }, { calls: 100, answered: 10 })),
    off("it fails less often", period({ calls: 900, answered: 19 }, { calls: 100, answered: 10 })),
    off("somebody sends requests that fail in both", period({ calls: 900, crashed: 90 }, { calls: 100, crashed: 10 })),
    off("the earlier version fails", period({ calls: 900, answered: 100 }, { calls: 100 })),
    off("too few fail", period({ calls: 9 }, { calls: 9, answered: 9 })),
    off("one in a hundred fails", period({ calls: 9000 }, { calls: 1000, answered: 10 })),
    off("every call goes to the new version, and fails", period({ calls: 0 }, { calls: 100, answered: 100 })),
    off("there was no release lately", period({ calls: 1000, answered: 1000 }, { calls: 0 })),
    off("nobody calls it", []),
  ];
}

function ofLine(fn: DeployedFunction, message: string): readonly Scenario[] {
  const others = Object.values(alarmingLines).filter((line) => line !== message);
  return [
    on("the line is logged once", [lineOf(fn, () => log("error", message, { playId: "a-play" }))]),
    off("another function logs it", [
      lineOf({ ...fn, id: "another" }, () => log("error", message, { playId: "a-play" })),
    ]),
    off(
      "other lines are logged",
      others.map((line) => lineOf(fn, () => log("error", line, { reason: message }))),
    ),
  ];
}

function ofMissingRuns(fn: DeployedFunction): readonly Scenario[] {
  const count = reported(fn);
  const failed = [count("Invocations", 1), count("Errors", 1)];
  const succeeded = [count("Invocations", 1), count("Errors", 0)];
  return [
    on("it doesn't run", [], [], []),
    on("it fails each time", failed, failed, failed),
    on("it fails, and then doesn't run", failed, [], []),
    off("it runs again after a failure", [], failed, succeeded),
    off("it runs late", succeeded, [], []),
  ];
}

function ofCheck(check: ServerCheck): Named {
  const round = (state: "healthy" | "degraded" | "unhealthy"): readonly LogLine[] => {
    const health: StoredHealth = {
      overall: state,
      checks: { ...allOf("healthy"), [check]: state },
      details: allOf({ durationMs: 10, notes: [] }),
      timestamp: "2027-01-10T12:00:00.000Z",
    };
    return metricLines(health, "main").map((text) => ({ log: "any", text }));
  };
  return [
    `HealthAlarms${check}Unhealthy`,
    [
      on("it's unhealthy in two rounds", [...round("unhealthy"), ...round("unhealthy")]),
      off("it's unhealthy in one of two rounds", [...round("unhealthy"), ...round("healthy")]),
      off("it's degraded", [...round("degraded"), ...round("degraded")]),
      off("no round runs", []),
    ],
  ];
}

const allOf = <T>(value: T) => Object.fromEntries(serverChecks.map((name) => [name, value])) as Record<ServerCheck, T>;

/** Lines of the access log are in the format that the API's stage has. */
function ofApi({ app }: SynthesizedStage): Named {
  const [[, { Properties }] = missing("the API's stage")] = resourcesIn(app)("AWS::ApiGatewayV2::Stage");
  const { AccessLogSettings } = z
    .object({
      AccessLogSettings: z.object({ Format: z.string(), DestinationArn: z.unknown().transform(textOf) }),
    })
    .parse(Properties);
  const answered = (status: number, byFunction: number | "-"): LogLine => ({
    log: AccessLogSettings.DestinationArn.replace(/\.Arn$/, ""),
    text: AccessLogSettings.Format.replace("$context.status", String(status))
      .replace("$context.integration.status", String(byFunction))
      .replaceAll(/\$context\.[\w.]+/g, "-"),
  });
  return [
    "ApiFailing",
    [
      on("five requests fail", times(5, answered(500, 500))),
      on("five requests reach no function", times(5, answered(503, "-"))),
      off("four requests fail", times(4, answered(500, 500))),
      off("functions answer that something is turned off", times(50, answered(503, 503))),
      off("requests are refused", times(50, answered(403, 403))),
    ],
  ];
}

/** Metrics that AWS reports by itself, with its names for them. */
function ofAws({ app, edge, edgeAlarms }: SynthesizedStage): readonly Named[] {
  const only = (template: typeof app, type: string) => {
    const [found = missing(type), ...others] = resourcesIn(template)(type);
    if (others.length > 0) throw new Error(`There's more than one ${type}.`);
    const [id, { Properties }] = found;
    return { id, Properties };
  };
  const idOfOnly = (template: typeof app, type: string) => only(template, type).id;
  const metric = (namespace: string, name: string, dimensions: Point["dimensions"] = {}) => {
    const report = (value: number): Period => [{ namespace, name, dimensions, value }];
    return {
      report,
      from: (from: number, below: number) => [on(`${from}`, report(from)), off(`${below}`, report(below))],
    };
  };
  const { Name: configurationSet } = only(app, "AWS::SES::ConfigurationSet").Properties;
  const mails = { "ses:configuration-set": String(configurationSet) };
  const blocked = (template: typeof app, more: object) =>
    metric("AWS/WAFV2", "BlockedRequests", {
      WebACL: metricOfAcl(only(template, "AWS::WAFv2::WebACL")),
      Rule: "ALL",
      ...more,
    });
  const queue = { QueueName: `${idOfOnly(app, "AWS::SQS::Queue")}.QueueName` };
  const distribution = { DistributionId: idOfOnly(app, "AWS::CloudFront::Distribution"), Region: "Global" };
  const errorRate = metric("AWS/CloudFront", "5xxErrorRate", distribution);
  const certificate = { CertificateArn: idOfOnly(edge, "AWS::CertificateManager::Certificate") };
  const daysLeft = metric("AWS/CertificateManager", "DaysToExpiry", certificate);
  if (resourcesIn(edgeAlarms)("AWS::SNS::Topic").length !== 2) throw new Error("There are no topics in us-east-1.");
  return [
    ["FunctionsFailedRunsAdded", metric("AWS/SQS", "NumberOfMessagesSent", queue).from(1, 0)],
    ["ConcurrencyHigh", metric("AWS/Lambda", "ClaimedAccountConcurrency").from(400, 399)],
    ["UsersWebAclManyBlocked", blocked(app, { Region: "eu-west-1" }).from(100, 99)],
    ["MailSenderManyBounces", metric("AWS/SES", "Bounce", mails).from(20, 19)],
    ["MailSenderRejected", metric("AWS/SES", "Reject", mails).from(1, 0)],
    ["MailSenderBounceRate", metric("AWS/SES", "Reputation.BounceRate").from(0.05, 0.04)],
    ["MailSenderComplaintRate", metric("AWS/SES", "Reputation.ComplaintRate").from(0.001, 0.0009)],
    ["ManyBlocked", blocked(edge, {}).from(5000, 4999)],
    [
      "SiteFailing",
      [
        on("5 % twice", errorRate.report(5), errorRate.report(5)),
        off("all of a quiet night's only request", errorRate.report(100), []),
        off("4 %", errorRate.report(4), errorRate.report(4)),
      ],
    ],
    ["CertificateExpiring", [on("30 days", daysLeft.report(30)), off("31 days", daysLeft.report(31)), off("none", [])]],
  ];
}

/** The name of a web ACL in metrics. */
const metricOfAcl = ({ Properties }: { readonly Properties: object }): string =>
  z.object({ VisibilityConfig: z.object({ MetricName: z.string() }) }).parse(Properties).VisibilityConfig.MetricName;

/** Returns the line that this code writes to a function's log. */
function lineOf({ id, log: group }: DeployedFunction, write: () => void, version = "7"): LogLine {
  vi.stubEnv("LOG_LEVEL", "info");
  vi.stubEnv("AWS_LAMBDA_FUNCTION_NAME", id);
  vi.stubEnv("AWS_LAMBDA_FUNCTION_VERSION", version);
  const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    write();
    return { log: group, text: String(output.mock.calls[0]?.[0]) };
  } finally {
    output.mockRestore();
    vi.unstubAllEnvs();
  }
}

const missing = (what: string): never => {
  throw new Error(`The stage has no ${what}.`);
};
