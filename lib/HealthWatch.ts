import { Duration } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { healthMetrics } from "#domain/api/health.ts";
import type { Stagehands } from "./HandlerFunction.ts";
import { ScheduledFunction } from "./ScheduledFunction.ts";
import type { SignIn } from "./SignIn.ts";
import { mayReadSiteAddress, siteAddressName } from "./siteAddress.ts";

interface HealthWatchProps {
  readonly hands: Stagehands;
  readonly signIn: SignIn;
  readonly stage: string;
}

/** What users lose while a check is unhealthy. */
const impacts = {
  database: "plays open and save on their own device only: the table does not answer within five seconds.",
  authentication: "nobody can sign in: the user pool does not answer within two seconds.",
  security: "protection: the site's page is not what we ship, or cannot be read. See the findings at /admin/health.",
  network: "the site itself: its page does not come within three seconds.",
} as const;

/** The round of checks, every five minutes, and an alarm for each check that is unhealthy twice in a row. */
export class HealthWatch extends Construct {
  constructor(scope: Construct, id: string, { hands, signIn, stage }: HealthWatchProps) {
    super(scope, id);
    const round = new ScheduledFunction(this, "Round", {
      hands,
      entry: "watch/handler",
      every: Duration.minutes(5),
      impact: "nothing: but nobody is told when something else fails.",
      tableActions: ["GetItem", "BatchWriteItem"],
      memoryMegabytes: 256,
      timeoutSeconds: 30,
      environment: {
        STAGE: stage,
        USER_POOL_ID: signIn.poolId,
        SITE_ADDRESS_PARAMETER: siteAddressName(stage),
      },
    });
    round.allow(["cognito-idp:DescribeUserPool"], signIn.poolArn);
    mayReadSiteAddress(this, round, stage);
    for (const [check, impact] of Object.entries(impacts)) {
      hands.watch.alarm(this, `${check}Unhealthy`, { metric: unhealthyRounds(stage, check), threshold: 2, impact });
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
