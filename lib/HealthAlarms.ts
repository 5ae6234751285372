import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { healthMetrics } from "#domain/api/health.ts";
import type { Alarms } from "./Alarms.ts";

interface HealthAlarmsProps {
  readonly alarms: Alarms;
  readonly stage: string;
}

/** What users lose while a check is unhealthy. */
const impacts = {
  database: "plays open and save on their own device only: the table doesn't answer within five seconds.",
  authentication: "nobody can sign in: the user pool doesn't answer within two seconds.",
  security: "protection: the site's page isn't what we deployed, or can't be read. See the findings at /admin/health.",
  network: "the site itself: its page doesn't load within three seconds.",
} as const;

/** An alarm for each health check that is unhealthy twice in ten minutes; the job `healthChecks` runs the checks. */
export class HealthAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms, stage }: HealthAlarmsProps) {
    super(scope, id);
    for (const [check, impact] of Object.entries(impacts)) {
      alarms.alarm(this, `${check}Unhealthy`, {
        metric: unhealthyRounds(stage, check),
        threshold: 2,
        impact,
        runbook: `${check}-unhealthy`,
      });
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
