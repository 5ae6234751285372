import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import type { SiteConfig } from "#domain/api/config.ts";
import { apiBase } from "#domain/api/contract.ts";
import { Alarms } from "./Alarms.ts";
import { AppFunctions } from "./AppFunctions.ts";
import { AppSecrets } from "./AppSecrets.ts";
import { alarmTexts } from "./alarmTexts.ts";
import type { FunctionDefaults } from "./HandlerFunction.ts";
import { HealthAlarms } from "./HealthAlarms.ts";
import { MailSender } from "./MailSender.ts";
import { PlayTable } from "./PlayTable.ts";
import type { Monitored } from "./ServiceDashboard.ts";
import { SiteApi } from "./SiteApi.ts";
import { leastConcurrency, type Stage, trackingScriptAt } from "./stage.ts";
import { UserDirectory } from "./UserDirectory.ts";
import { type Edge, Website } from "./Website.ts";

export interface AppStackProps extends StackProps {
  readonly stage: Stage;
  readonly edge: Edge;
  readonly bundles: string;
}

/** Everything except the edge and the app's files: table, sign-in, API, schedules, and CloudFront in front of them. */
export class AppStack extends Stack {
  readonly siteConfig: SiteConfig;
  readonly siteBucket: Bucket;
  readonly siteAddress: string;
  readonly distributionId: string;
  /** What the monitoring stack needs. */
  readonly monitored: Monitored & {
    readonly shared: FunctionDefaults;
    readonly users: UserDirectory;
    readonly siteAddress: string;
    readonly askingCanary: readonly string[];
  };

  constructor(scope: Construct, id: string, { stage, edge, bundles, ...props }: AppStackProps) {
    super(scope, id, props);
    const alarms = new Alarms(this, "Alarms", stage);
    const { mailFrom } = stage;
    const sender = mailFrom ? new MailSender(this, "MailSender", { address: mailFrom, alarms }) : undefined;
    const users = new UserDirectory(this, "Users", { sender, alarms, stage });
    const api = new SiteApi(this, "Api", { users, alarms });
    const table = new PlayTable(this, "Plays", stage);
    const shared = { alarms, table, bundles, stage };
    const functions = new AppFunctions(this, "Functions", {
      shared,
      api,
      users,
      secrets: new AppSecrets(this, "Secrets"),
      sender,
      stage,
    });
    new HealthAlarms(this, "HealthAlarms", { alarms, stage: stage.stage });
    if (stage.concurrency >= leastConcurrency) alarmOnConcurrency(this, alarms, stage);
    const site = new Website(this, "Website", { api, edge, stage });
    functions.publishSiteAddress(site.address);
    const trackingScript = trackingScriptAt(stage);
    this.siteBucket = site.bucket;
    this.siteAddress = site.address;
    this.distributionId = site.distributionId;
    this.siteConfig = {
      region: this.region,
      userPoolId: users.poolId,
      userPoolClientId: users.clientId,
      apiBase,
      stage: stage.stage,
      release: stage.release,
      ...(stage.sentryDsn ? { sentryDsn: stage.sentryDsn } : {}),
      ...(trackingScript ? { trackingScript } : {}),
      ...(stage.contactEmail ? { contactEmail: stage.contactEmail } : {}),
      sells: stage.stripePrices !== undefined,
      offline: stage.offline,
    };
    this.monitored = {
      ...{ shared, users, siteAddress: site.address, distributionId: site.distributionId },
      askingCanary: functions.askingCanary,
      tableName: table.name,
      userPoolId: users.poolId,
      userPoolClientId: users.clientId,
      accessLog: api.accessLog,
      playsLog: functions.logOf("plays"),
      billingLog: functions.logOf("billing"),
      mailDimensions: sender?.dimensions,
    };
    new CfnOutput(this, "SiteAddress", { value: site.address });
    new CfnOutput(this, "SiteConfig", { value: this.toJsonString(this.siteConfig) });
  }
}

/** Of the account's quota. The rest is the time to ask AWS for more. */
const alarmingShare = 0.8;

/** Everything in the account and region shares one quota. Above it, requests are answered with 503. */
function alarmOnConcurrency(scope: Construct, alarms: Alarms, { concurrency }: Stage): void {
  alarms.alarm(scope, "ConcurrencyHigh", {
    metric: new Metric({
      namespace: "AWS/Lambda",
      metricName: "ClaimedAccountConcurrency",
      statistic: Stats.MAXIMUM,
      period: Duration.minutes(1),
    }),
    threshold: Math.floor(concurrency * alarmingShare),
    ...alarmTexts.concurrencyHigh,
  });
}
