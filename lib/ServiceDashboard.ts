import { Duration, Stack } from "aws-cdk-lib";
import {
  Color,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  Metric,
  SingleValueWidget,
  Stats,
  Unit,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Function as LambdaFunction } from "aws-cdk-lib/aws-lambda";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { alarmingLines, checkDisagreesLine } from "#domain/api/alarmingLines.ts";
import { receiveStripeEvent } from "#domain/api/billing.ts";
import { type Contract, routeKeyOf } from "#domain/api/contract.ts";
import { metricNamespace, oldestDue } from "#domain/api/metrics.ts";
import { appendUpdate } from "#domain/api/updates.ts";
import { edgeRegion } from "./regions.ts";
import type { Stage } from "./stage.ts";

/** What the dashboard shows of the app's stack. */
export interface Monitored {
  readonly tableName: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly distributionId: string;
  /** API Gateway's log of all requests. */
  readonly accessLog: ILogGroup;
  /** The log of the function that saves plays. */
  readonly playsLog: ILogGroup;
  /** The log of the function that Stripe calls. */
  readonly billingLog: ILogGroup;
  /** SES's dimension for the stage's own e-mail; undefined if Cognito sends it. */
  readonly mailDimensions: Readonly<Record<string, string>> | undefined;
}

interface DashboardProps {
  readonly stage: Pick<Stage, "stage" | "stripePrices">;
  readonly monitored: Monitored;
  readonly canary: LambdaFunction;
}

/** Of a dashboard's 24 columns. */
const half = 12;
const minute = Duration.minutes(1);
const fiveMinutes = Duration.minutes(5);
const hour = Duration.hours(1);

/** One page with what an operator looks at first: whether people can write, what fails, what waits, and what it costs. */
export class ServiceDashboard extends Construct {
  readonly #monitored: Monitored;

  constructor(scope: Construct, id: string, { stage, monitored, canary }: DashboardProps) {
    super(scope, id);
    this.#monitored = monitored;
    new Dashboard(this, "Page", {
      dashboardName: `Ghostlight-${stage.stage}`,
      defaultInterval: Duration.hours(12),
      widgets: [
        this.#saving(),
        this.#requests(),
        [this.#dueWork(stage.stage), this.#canary(canary)],
        [this.#throttles(), this.#concurrency()],
        [this.#signIn(), this.#mail()],
        [this.#disagreements(), this.#cost()],
        ...(stage.stripePrices ? [[this.#stripe()]] : []),
      ],
    });
  }

  #saving(): IWidget[] {
    const saves = this.#timesOf("Saves", this.#monitored.playsLog, appendUpdate);
    return [
      graph("Saves per minute", [saves.with({ statistic: Stats.SAMPLE_COUNT, period: minute, label: "saves" })]),
      graph("Time of a save in the function, in ms", [
        saves.with({ statistic: Stats.percentile(50), period: fiveMinutes, label: "p50" }),
        saves.with({ statistic: Stats.percentile(95), period: fiveMinutes, label: "p95" }),
      ]),
    ];
  }

  /** From the access log, because API Gateway's own metrics by route would cost as much as everything else here. */
  #requests(): IWidget[] {
    const failed = new LogQueryWidget({
      title: "Refused and failed requests by route",
      logGroupNames: [this.#monitored.accessLog.logGroupName],
      view: LogQueryVisualizationType.TABLE,
      width: half,
      queryLines: [
        "filter status like /^[45]/",
        "stats count(*) as requests by route, status",
        "sort requests desc",
        "limit 30",
      ],
    });
    const dimensionsMap = { DistributionId: this.#monitored.distributionId, Region: "Global" };
    const site = (metricName: string, statistic: string, label: string) =>
      metric({ namespace: "AWS/CloudFront", metricName, dimensionsMap, statistic, label, region: edgeRegion });
    return [
      failed,
      new GraphWidget({
        title: "Requests to the site, and how many per cent fail",
        width: half,
        left: [site("Requests", Stats.SUM, "requests")],
        right: [site("5xxErrorRate", Stats.AVERAGE, "5xx"), site("4xxErrorRate", Stats.AVERAGE, "4xx")],
      }),
    ];
  }

  /** Few accounts raise no alarm, because somebody with an account can make these up about plays of their own. */
  #disagreements(): IWidget {
    return new LogQueryWidget({
      title: "Plays whose text on a device isn't the server's",
      logGroupNames: [this.#monitored.playsLog.logGroupName],
      view: LogQueryVisualizationType.TABLE,
      width: half,
      queryLines: [
        `filter message in ["${alarmingLines.diverged}", "${alarmingLines.gap}", "${checkDisagreesLine}"]`,
        "stats count_distinct(playId) as plays, count(*) as checks by message, isProven",
        "sort plays desc",
      ],
    });
  }

  #dueWork(stage: string): IWidget {
    const age = metric({
      namespace: metricNamespace,
      metricName: oldestDue.metric,
      dimensionsMap: { [oldestDue.dimension]: stage },
      statistic: Stats.MAXIMUM,
      period: hour,
      label: "days",
    });
    return new GraphWidget({
      title: "Age of the oldest due work, in days",
      width: half,
      left: [age],
      leftYAxis: { min: 0 },
      leftAnnotations: [{ value: 2, label: "overdue", color: Color.RED }],
    });
  }

  #canary(canary: LambdaFunction): IWidget {
    const every = { period: Duration.minutes(15), statistic: Stats.SUM };
    return graph("Canary", [
      canary.metricInvocations({ ...every, label: "runs" }),
      canary.metricErrors({ ...every, label: "failed" }),
    ]);
  }

  #throttles(): IWidget {
    const events = (metricName: string, label: string) =>
      metric({
        namespace: "AWS/DynamoDB",
        metricName,
        dimensionsMap: { TableName: this.#monitored.tableName },
        statistic: Stats.SUM,
        label,
      });
    return graph("Throttled reads and writes of the table", [
      events("ReadThrottleEvents", "reads"),
      events("WriteThrottleEvents", "writes"),
    ]);
  }

  #concurrency(): IWidget {
    return graph("Functions that run at once, in the whole account", [
      metric({ namespace: "AWS/Lambda", metricName: "ClaimedAccountConcurrency", statistic: Stats.MAXIMUM, label: "" }),
    ]);
  }

  #signIn(): IWidget {
    const { userPoolId: UserPool, userPoolClientId: UserPoolClient } = this.#monitored;
    const events = (metricName: string, label: string) =>
      metric({
        namespace: "AWS/Cognito",
        metricName,
        dimensionsMap: { UserPool, UserPoolClient },
        statistic: Stats.SUM,
        label,
      });
    return graph("Sign-in (Cognito)", [
      events("SignInSuccesses", "sign-ins"),
      events("SignUpSuccesses", "sign-ups"),
      events("TokenRefreshSuccesses", "refreshed tokens"),
      events("SignInThrottles", "throttled sign-ins"),
      events("SignUpThrottles", "throttled sign-ups"),
    ]);
  }

  /** SES counts what it sent for the whole account only. */
  #mail(): IWidget {
    const { mailDimensions: dimensionsMap } = this.#monitored;
    const mails = (metricName: string, label: string, own = dimensionsMap) =>
      metric({
        ...{ namespace: "AWS/SES", metricName, statistic: Stats.SUM, period: hour, label },
        ...(own && { dimensionsMap: own }),
      });
    const sent = metric({
      namespace: "AWS/SES",
      metricName: "Send",
      statistic: Stats.SUM,
      period: hour,
      label: "sent",
    });
    return graph("E-mail (SES)", [
      sent,
      mails("Bounce", "bounced"),
      mails("Complaint", "reported as spam"),
      mails("Reject", "rejected"),
    ]);
  }

  /** Silence: if people pay and this stays at zero for days, Stripe's events don't arrive. */
  #stripe(): IWidget {
    const events = this.#timesOf("StripeEvents", this.#monitored.billingLog, receiveStripeEvent);
    const perDay = events.with({ statistic: Stats.SAMPLE_COUNT, period: Duration.days(1), label: "events" });
    return new GraphWidget({ title: "Stripe's events per day", width: half, left: [perDay], leftYAxis: { min: 0 } });
  }

  /** AWS publishes it in one region only, and only if billing alerts are turned on in the account. */
  #cost(): IWidget {
    const charges = new Metric({
      namespace: "AWS/Billing",
      metricName: "EstimatedCharges",
      dimensionsMap: { Currency: "USD" },
      statistic: Stats.MAXIMUM,
      period: Duration.hours(6),
      region: edgeRegion,
      label: "US dollars this month, whole account",
    });
    return new SingleValueWidget({
      title: "Cost so far",
      metrics: [charges],
      width: half,
      setPeriodToTimeRange: false,
    });
  }

  /** How long one route's answers took, and with the sample count how many there were, from a function's log. */
  #timesOf(id: string, logGroup: ILogGroup, contract: Contract): Metric {
    const line = `$.message = "request" && $.route = "${routeKeyOf(contract)}" && $.status = 200`;
    return new MetricFilter(this, id, {
      logGroup,
      filterPattern: FilterPattern.literal(`{ ${line} }`),
      metricNamespace: Stack.of(this).stackName,
      metricName: id,
      metricValue: "$.durationMs",
      unit: Unit.MILLISECONDS,
    }).metric();
  }
}

const metric = (props: ConstructorParameters<typeof Metric>[0]): Metric =>
  new Metric({ period: fiveMinutes, ...props });

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: half, leftYAxis: { min: 0 } });
