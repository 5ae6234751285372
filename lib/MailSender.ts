import { Duration, Names, Stack } from "aws-cdk-lib";
import { Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";

interface MailSenderProps {
  readonly address: string;
  readonly alarms: Alarms;
}

/** The dimension that SES counts a configuration set's e-mails by. */
const dimension = "ses:configuration-set";

/** SES reviews an account from 5 % bounces and 0.1 % complaints on, and may then stop all of its e-mail. */
const reviewed = { bounces: 0.05, complaints: 0.001 } as const;

/**
 * The stage's sender in SES. It has its own configuration set, so that its bounces and complaints are counted apart from
 * the account's other e-mail, and so that a default set of the identity isn't used, which nothing here allows.
 */
export class MailSender extends Construct {
  readonly address: string;
  readonly name = "Ghostlight";
  readonly configurationSetName: string;

  constructor(scope: Construct, id: string, { address, alarms }: MailSenderProps) {
    super(scope, id);
    this.address = address;
    this.configurationSetName = Names.uniqueResourceName(this, { maxLength: 64 });
    const set = new ConfigurationSet(this, "Set", {
      configurationSetName: this.configurationSetName,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    set.addEventDestination("Counts", {
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
      destination: EventDestination.cloudWatchDimensions([
        { name: dimension, source: CloudWatchDimensionSource.MESSAGE_TAG, defaultValue: this.configurationSetName },
      ]),
    });
    this.#addAlarms(alarms);
  }

  /** What SES counts this sender's e-mail by. */
  get dimensions(): Readonly<Record<string, string>> {
    return { [dimension]: this.configurationSetName };
  }

  get domain(): string {
    return this.address.slice(this.address.indexOf("@") + 1);
  }

  /** Lets a function send from this address. */
  grantSend(fn: HandlerFunction): void {
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: "ses", resource, resourceName });
    const set = arnOf("configuration-set", this.configurationSetName);
    fn.grant(["ses:SendEmail"], arnOf("identity", this.domain), set);
    fn.lambda.addEnvironment("MAIL_FROM", `${this.name} <${this.address}>`);
    fn.lambda.addEnvironment("MAIL_CONFIGURATION_SET", this.configurationSetName);
  }

  #addAlarms(alarms: Alarms): void {
    const counted = (metricName: string) =>
      new Metric({
        namespace: "AWS/SES",
        metricName,
        dimensionsMap: { ...this.dimensions },
        statistic: Stats.SUM,
        period: Duration.hours(1),
      });
    const reputation = (metricName: string) =>
      new Metric({ namespace: "AWS/SES", metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) });
    alarms.alarm(this, "ManyBounces", {
      metric: counted("Bounce"),
      threshold: 20,
      ...alarmTexts.manyBounces,
    });
    alarms.alarm(this, "Rejected", {
      metric: counted("Reject"),
      threshold: 1,
      ...alarmTexts.mailRejected,
    });
    alarms.alarm(this, "BounceRate", {
      metric: reputation("Reputation.BounceRate"),
      threshold: reviewed.bounces,
      ...alarmTexts.bounceRate,
    });
    alarms.alarm(this, "ComplaintRate", {
      metric: reputation("Reputation.ComplaintRate"),
      threshold: reviewed.complaints,
      ...alarmTexts.complaintRate,
    });
  }
}
