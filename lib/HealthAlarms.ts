import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { healthMetrics } from "#domain/api/health.ts";
import type { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";

interface HealthAlarmsProps {
  readonly alarms: Alarms;
  readonly stage: string;
}

const checks = ["database", "authentication", "security", "network"] as const;

/** An alarm for each health check that is unhealthy twice in ten minutes; the job `healthChecks` runs the checks. */
export class HealthAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms, stage }: HealthAlarmsProps) {
    super(scope, id);
    for (const check of checks) {
      const text = alarmTexts[`${check}Unhealthy`];
      alarms.alarm(this, `${check}Unhealthy`, { metric: unhealthyRounds(stage, check), threshold: 2, ...text });
    }
  }
}

const unhealthyRounds = (stage: string, check: string): Metric => {
  const [stageDimension, checkDimension] = healthMetrics.dimensions;
  return new Metric({
    namespace: healthMetrics.namespace,
    metricName: healthMetrics.unhealthy,
    dimensionsMap: { [stageDimension]: stage, [checkDimension]: check },
    statistic: Stats.SUM,
    period: Duration.minutes(10),
  });
};
