import { Duration, Stack } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Stats,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";

const period = Duration.minutes(5);

interface Watched {
  readonly lambda: LambdaFunction;
  readonly impact: string;
  readonly threshold?: number | undefined;
}

/** Who is told when something fails, and in which words. */
export class Watch extends Construct {
  readonly #action: SnsAction;

  constructor(scope: Construct, id: string, { alarmEmail }: { readonly alarmEmail?: string | undefined }) {
    super(scope, id);
    const topic = new Topic(this, "Alarms", { displayName: "Ghostlight alarms", enforceSSL: true });
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
    this.#action = new SnsAction(topic);
  }

  /** Errors and throttles of one function, within five minutes; the first of them raises it unless said. */
  alarmOn(scope: Construct, { lambda, impact, threshold = 1 }: Watched): void {
    const failures = new MathExpression({
      expression: "errors + throttles",
      label: "Failures",
      period,
      usingMetrics: {
        errors: lambda.metricErrors({ period, statistic: Stats.SUM }),
        throttles: lambda.metricThrottles({ period, statistic: Stats.SUM }),
      },
    });
    this.alarm(scope, "Failing", { metric: failures, threshold, impact });
  }

  /** One line with this message is enough. */
  alarmOnLine(
    scope: Construct,
    { logGroup, message, impact }: { readonly logGroup: ILogGroup; readonly message: string; readonly impact: string },
  ): void {
    const lines = new MetricFilter(scope, `${message}-lines`, {
      logGroup,
      filterPattern: FilterPattern.stringValue("$.message", "=", message),
      metricNamespace: Stack.of(scope).stackName,
      metricName: `${scope.node.id}-${message}`,
      metricValue: "1",
    });
    const metric = lines.metric({ period, statistic: Stats.SUM });
    this.alarm(scope, message, { metric, threshold: 1, impact });
  }

  alarm(
    scope: Construct,
    id: string,
    { metric, threshold, impact }: { readonly metric: IMetric; readonly threshold: number; readonly impact: string },
  ): void {
    new Alarm(scope, id, {
      alarmDescription: `What users lose: ${impact}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.#action);
  }
}
