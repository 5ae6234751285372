import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import { ComparisonOperator, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";
import type { EdgeStack } from "./EdgeStack.ts";
import type { Stage } from "./stage.ts";

interface EdgeAlarmsStackProps extends StackProps {
  readonly stage: Pick<Stage, "alarmEmail" | "pageEmail" | "monthlyBudget" | "isNew">;
  readonly edge: EdgeStack;
  readonly distributionId: string;
}

/** In per cent. The first error of a quiet night must not raise the alarm alone, so two periods in a row count. */
const tooManyErrors = 5;

/** A person who is blocked once isn't an attack; the rate rule blocks many thousands. */
const manyBlocked = 5000;

/** CloudFront renews its certificates 60 days before they end. */
const daysBeforeExpiry = 30;

/**
 * Alarms on what is counted in us-east-1 only: CloudFront, the web ACL and the certificate. An alarm can't publish to
 * another region, so they have topics of their own here.
 */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { stage, edge, distributionId, ...props }: EdgeAlarmsStackProps) {
    super(scope, id, props);
    const alarms = new Alarms(this, "Alarms", stage);
    alarms.alarm(this, "SiteFailing", {
      metric: new Metric({
        namespace: "AWS/CloudFront",
        metricName: "5xxErrorRate",
        dimensionsMap: { DistributionId: distributionId, Region: "Global" },
        statistic: Stats.AVERAGE,
        period: Duration.minutes(5),
      }),
      threshold: tooManyErrors,
      periods: 2,
      ...alarmTexts.siteFailing,
    });
    alarms.alarm(this, "ManyBlocked", {
      metric: new Metric({
        namespace: "AWS/WAFV2",
        metricName: "BlockedRequests",
        dimensionsMap: { WebACL: edge.webAclName, Rule: "ALL" },
        statistic: Stats.SUM,
        period: Duration.minutes(5),
      }),
      threshold: manyBlocked,
      ...alarmTexts.manyBlocked,
    });
    addBudget(this, stage);
    if (!edge.certificate) return;
    alarms.alarm(this, "CertificateExpiring", {
      metric: edge.certificate.metricDaysToExpiry(),
      threshold: daysBeforeExpiry,
      comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
      ...alarmTexts.certificateExpiring,
    });
  }
}

/** AWS writes when 80 % of the budget is spent, and when the month is forecast to cost more than all of it. */
const budgetNotifications = [
  { notificationType: "ACTUAL", threshold: 80 },
  { notificationType: "FORECASTED", threshold: 100 },
];

/** The budget of the whole account: AWS can't tell the costs of a stage apart without tags that were activated by hand. */
function addBudget(scope: Construct, { alarmEmail, monthlyBudget }: Pick<Stage, "alarmEmail" | "monthlyBudget">): void {
  if (!alarmEmail || !monthlyBudget) return;
  new CfnBudget(scope, "Budget", {
    budget: { budgetType: "COST", timeUnit: "MONTHLY", budgetLimit: { amount: monthlyBudget, unit: "USD" } },
    notificationsWithSubscribers: budgetNotifications.map((notification) => ({
      notification: { ...notification, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
      subscribers: [{ subscriptionType: "EMAIL", address: alarmEmail }],
    })),
  });
}
