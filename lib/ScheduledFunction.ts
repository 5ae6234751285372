import type { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import type { Construct } from "constructs";
import { HandlerFunction, type HandlerFunctionProps } from "./HandlerFunction.ts";

/** A function that runs on a schedule. A failed run isn't repeated: the next one picks up what it left. */
export class ScheduledFunction extends HandlerFunction {
  constructor(scope: Construct, id: string, props: HandlerFunctionProps & { readonly every: Duration }) {
    super(scope, id, props);
    new Rule(this, "Schedule", {
      description: `Runs ${props.entry}`,
      schedule: Schedule.rate(props.every),
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0 })],
    });
  }
}
