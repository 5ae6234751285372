import { Duration, Stack } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { unexpectedErrorLine } from "#domain/api/alarmingLines.ts";
import { lineDimensions, metricNamespace } from "#domain/api/metrics.ts";
import { type AlarmText, alarmTexts, type Severity } from "./alarmTexts.ts";
import { releaseFailures } from "./functionSpecs.ts";
import type { Stage } from "./stage.ts";

const period = Duration.minutes(5);

interface AlarmedFunction extends AlarmText {
  readonly lambda: LambdaFunction;
  readonly runbook: string;
  readonly threshold?: number | undefined;
  /** The alarm also needs this share of all calls to fail. Without it, the number of failures decides alone. */
  readonly share?: number | undefined;
}

interface AlarmSpec extends AlarmText {
  readonly metric: IMetric;
  readonly threshold: number;
  /** The file in docs/runbooks that explains what to do, without its extension. */
  readonly runbook: string;
  /** How many periods in a row the threshold must be reached in; one by default. */
  readonly periods?: number;
  /** At the threshold or above by default. */
  readonly comparisonOperator?: ComparisonOperator;
  /** A period without data doesn't count by default. */
  readonly treatMissingData?: TreatMissingData;
}

/** One period without a run can be chance: a run may start late or take long. */
const missedRuns = 3;

const displayNames: Readonly<Record<Severity, string>> = {
  page: "Ghostlight: urgent alarms",
  mail: "Ghostlight alarms",
};

/**
 * The topics that alarms publish to, one for each severity, and the code that creates alarms. Every alarm says what users lose and
 * where to read what to do, and tells the same people when it's over.
 */
export class Alarms extends Construct {
  readonly topics: Readonly<Record<Severity, Topic>>;
  readonly #areHeard: boolean;

  constructor(scope: Construct, id: string, stage: Pick<Stage, "alarmEmail" | "pageEmail" | "isNew">) {
    super(scope, id);
    const { alarmEmail, pageEmail = alarmEmail, isNew = false } = stage;
    this.#areHeard = !isNew;
    this.topics = { page: this.#addTopic("page", pageEmail), mail: this.#addTopic("mail", alarmEmail) };
  }

  #addTopic(severity: Severity, address: string | undefined): Topic {
    const topic = new Topic(this, severity === "page" ? "Pages" : "Topic", {
      displayName: displayNames[severity],
      enforceSSL: true,
    });
    // `enforceSSL` gives the topic a policy, and a policy replaces the default that lets this account publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
    if (address) topic.addSubscription(new EmailSubscription(address));
    return topic;
  }

  /**
   * Failures of one function within five minutes: errors that Lambda counts, throttles, and unexpected errors that a
   * router logged and answered. A function that logs and then throws counts once. One failure raises the alarm unless
   * `threshold` and `share` say otherwise. CloudWatch has nothing to fill where a metric never had a value, such as unexpected
   * errors that never happened, and `MAX` leaves it out.
   */
  alarmOn(scope: Construct, { lambda, threshold = 1, share, ...texts }: AlarmedFunction): Alarm {
    const count = "(MAX([FILL(errors, 0), FILL(unexpected, 0)]) + FILL(throttles, 0))";
    const failures = new MathExpression({
      expression:
        share === undefined
          ? count
          : `IF(${count} >= ${threshold} AND ${count} >= ${share} * FILL(calls, 0), ${count}, 0)`,
      label: "Failures",
      period,
      usingMetrics: {
        ...(share !== undefined && { calls: lambda.metricInvocations({ period, statistic: Stats.SUM }) }),
        errors: lambda.metricErrors({ period, statistic: Stats.SUM }),
        throttles: lambda.metricThrottles({ period, statistic: Stats.SUM }),
        unexpected: countOf(unexpectedErrorLine, lambda),
      },
    });
    return this.alarm(scope, "Failing", { metric: failures, threshold, ...texts });
  }

  /**
   * The function's newest version fails more often than the one before, as `releaseFailures` says, while an alias divides the
   * requests between them. At any other time, all requests go to one version. Then the other's share of failures is divided by zero,
   * which is no data.
   */
  alarmOnRelease(
    scope: Construct,
    { lambda, alias }: { readonly lambda: LambdaFunction; readonly alias: string },
  ): Alarm {
    const { functionName: FunctionName } = lambda;
    const { version } = lambda.currentVersion;
    const { least, share, timesEarlier } = releaseFailures;
    const dimensions = { FunctionName, Resource: `${FunctionName}:${alias}` };
    const all = (metricName: string) => sumOf("AWS/Lambda", metricName, dimensions);
    const ofNew = (metricName: string) => sumOf("AWS/Lambda", metricName, { ...dimensions, ExecutedVersion: version });
    const byVersion = { [lineDimensions.name]: FunctionName, [lineDimensions.version]: version };
    const newFailures = "MAX([FILL(newErrors, 0), FILL(newUnexpected, 0)])";
    const earlierFailures = `(MAX([FILL(errors, 0), FILL(unexpected, 0)]) - ${newFailures})`;
    const metric = new MathExpression({
      expression:
        `IF(${newFailures} >= ${least} AND ${newFailures} / newCalls >= ${share} AND ` +
        `${newFailures} / newCalls >= ${timesEarlier} * ${earlierFailures} / (calls - newCalls), ${newFailures}, 0)`,
      label: "Failures of the new version",
      period,
      usingMetrics: {
        calls: all("Invocations"),
        errors: all("Errors"),
        unexpected: countOf(unexpectedErrorLine, lambda),
        newCalls: ofNew("Invocations"),
        newErrors: ofNew("Errors"),
        newUnexpected: sumOf(metricNamespace, unexpectedErrorLine, byVersion),
      },
    });
    return this.alarm(scope, "ReleaseFailing", { metric, threshold: least, ...alarmTexts.releaseFailing });
  }

  /**
   * A scheduled function that hasn't finished a run without an error in three of its periods, for whatever reason. If it
   * doesn't run at all, there's no data, so missing data counts.
   */
  alarmOnMissingRuns(
    scope: Construct,
    { lambda, every, ...text }: AlarmText & { readonly lambda: LambdaFunction; readonly every: Duration },
  ): void {
    const successes = new MathExpression({
      expression: "runs - errors",
      label: "Runs without an error",
      period: every,
      usingMetrics: {
        runs: lambda.metricInvocations({ period: every, statistic: Stats.SUM }),
        errors: lambda.metricErrors({ period: every, statistic: Stats.SUM }),
      },
    });
    this.alarm(scope, "NotRunning", {
      metric: successes,
      threshold: 1,
      periods: missedRuns,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
      ...text,
      runbook: "scheduled-run-missing",
    });
  }

  /** A single log line with this message raises the alarm. The runbook has the message's name. */
  alarmOnLine(
    scope: Construct,
    { lambda, message, ...text }: AlarmText & { readonly lambda: LambdaFunction; readonly message: string },
  ): void {
    const metric = countOf(message, lambda);
    this.alarm(scope, message, { metric, threshold: 1, ...text, runbook: message });
  }

  alarm(scope: Construct, id: string, spec: AlarmSpec): Alarm {
    const { metric, threshold, impact, severity, runbook, periods = 1, comparisonOperator, treatMissingData } = spec;
    const alarm = new Alarm(scope, id, {
      alarmDescription: `What users lose: ${impact} What to do: docs/runbooks/${runbook}.md`,
      actionsEnabled: this.#areHeard,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: comparisonOperator ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: treatMissingData ?? TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(this.topics[severity]);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
    return alarm;
  }
}

/** How many log lines with this message a function wrote in a period. Lines count themselves: no filter reads the log. */
const countOf = (message: string, { functionName }: LambdaFunction): Metric =>
  sumOf(metricNamespace, message, { [lineDimensions.name]: functionName });

const sumOf = (namespace: string, metricName: string, dimensionsMap: Record<string, string>): Metric =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, period });
