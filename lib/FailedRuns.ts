import { Duration, Validations } from "aws-cdk-lib";
import { Stats } from "aws-cdk-lib/aws-cloudwatch";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { Alarms } from "./Alarms.ts";
import { alarmTexts } from "./alarmTexts.ts";

/**
 * The queue of scheduled runs that failed or never started. Nothing reads it: the next run continues the work. It
 * shows an operator what happened, also if no function ran that could have logged it.
 */
export class FailedRuns extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { alarms }: { readonly alarms: Alarms }) {
    super(scope, id);
    this.queue = new Queue(this, "Queue", { enforceSSL: true, retentionPeriod: Duration.days(14) });
    Validations.of(this.queue).acknowledge({
      id: "AwsSolutions-SQS3",
      reason: "It's itself the queue that failed runs end in.",
    });
    alarms.alarm(this, "Added", {
      metric: this.queue.metricNumberOfMessagesSent({ statistic: Stats.SUM, period: Duration.minutes(5) }),
      threshold: 1,
      ...alarmTexts.runFailed,
    });
  }
}
