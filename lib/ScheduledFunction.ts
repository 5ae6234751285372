import type { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { Construct } from "constructs";
import type { FailedRuns } from "./FailedRuns.ts";
import { HandlerFunction, type HandlerFunctionProps } from "./HandlerFunction.ts";

interface ScheduledFunctionProps extends HandlerFunctionProps {
  readonly every: Duration;
  /** Where failed runs are noted; without it, nowhere. */
  readonly failedRuns?: FailedRuns;
}

/**
 * A function that runs on a schedule. A failed run isn't repeated, neither by the schedule nor by Lambda, which would
 * try twice more: the next run picks up what it left. A run that doesn't start until then is dropped. If none succeeds for
 * a while, an alarm goes off.
 */
export class ScheduledFunction extends HandlerFunction {
  constructor(scope: Construct, id: string, { every, failedRuns, ...props }: ScheduledFunctionProps) {
    super(scope, id, props);
    const { impact, severity } = props;
    const queue = failedRuns?.queue;
    const until = every.toMinutes() < longestWaitMinutes ? every : undefined;
    this.lambda.configureAsyncInvoke({
      retryAttempts: 0,
      ...(until && { maxEventAge: until }),
      ...(queue && { onFailure: new SqsDestination(queue) }),
    });
    new Rule(this, "Schedule", {
      description: `Runs ${props.entry}`,
      schedule: Schedule.rate(every),
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0, ...(queue && { deadLetterQueue: queue }) })],
    });
    props.shared.alarms.alarmOnMissingRuns(this, { lambda: this.lambda, every, impact, severity });
  }
}

/** Lambda starts no run later than this, and accepts no longer wait. */
const longestWaitMinutes = 6 * 60;
