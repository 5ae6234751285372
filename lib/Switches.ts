import { StringParameter } from "aws-cdk-lib/aws-ssm";
import { Construct } from "constructs";
import { type SwitchName, switchedOn, switchNames, switchParameter } from "#domain/api/switches.ts";
import type { HandlerFunction } from "./HandlerFunction.ts";

/**
 * The parameters in which an operator turns something off. CloudFormation sets one again when anything of it changes
 * here, and would turn it on again: never edit them.
 */
export class Switches extends Construct {
  readonly #parameters: ReadonlyMap<SwitchName, StringParameter>;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: string }) {
    super(scope, id);
    const create = (name: SwitchName) =>
      new StringParameter(this, name, { parameterName: switchParameter(stage, name), stringValue: switchedOn });
    this.#parameters = new Map(switchNames.map((name) => [name, create(name)]));
  }

  /** Lets a function read these switches. */
  grantRead(fn: HandlerFunction, names: readonly SwitchName[]): void {
    const arns = names.flatMap((name) => this.#parameters.get(name)?.parameterArn ?? []);
    if (arns.length > 0) fn.grant(["ssm:GetParameter"], ...arns);
  }
}
